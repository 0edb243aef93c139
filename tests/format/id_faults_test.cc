#include "format/id_faults.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace pseudo {
namespace {

Annotation annotation(std::string id, std::uint32_t origin) {
  return {std::move(id), "X", {}, origin};
}

Link link(std::string id, std::uint32_t origin, const std::vector<std::string>& targets) {
  Link made;
  made.id = std::move(id);
  made.origin = origin;
  for (const std::string& target : targets) made.arguments.push_back({"", target});
  return made;
}

Remark note(std::string id, std::uint32_t origin, std::string on) {
  Remark made;
  made.id = std::move(id);
  made.origin = origin;
  made.on = std::move(on);
  return made;
}

TEST(IdFaults, NoneWhereEachIdIsThereOnce) {
  Document document;
  EXPECT_FALSE(find_id_fault(document));
  document.annotations = {annotation("T9", 0), annotation("T1", 1), annotation("T10", 2)};
  EXPECT_FALSE(find_id_fault(document));
  document.links = {link("R1", 3, {"T1", "#1"}), link("", 4, {"T9"}), link("", 5, {"T9"})};
  document.remarks = {note("#1", 6, "R1"), note("", 7, ""), note("", 8, "")};
  EXPECT_FALSE(find_id_fault(document));
}

TEST(IdFaults, TheFirstElementThatDefinesAnIdAnew) {
  Document document;
  document.annotations = {annotation("T9", 1), annotation("T1", 2), annotation("T9", 6)};
  document.links = {link("T1", 5, {"T7"}), link("T9", 4, {"T1"})};
  const auto fault = find_id_fault(document);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->error.code, ErrorCode::kDuplicateId);
  EXPECT_NE(fault->error.message.find("T9"), std::string::npos);
  EXPECT_EQ(fault->origin, 4U);
  EXPECT_EQ(fault->id, "T9");
  EXPECT_EQ(fault->missing, "");
}

TEST(IdFaults, TheFirstReferenceToNothing) {
  Document document;
  document.annotations = {annotation("T2", 1)};
  document.links = {link("R1", 5, {"T2", "A0"}), link("R2", 7, {"T8"})};
  document.remarks = {note("#1", 4, "T7"), note("#2", 6, "T6")};
  Remark column = note("", 0, "R9");
  column.kind = Remark::Kind::kColumn;
  document.remarks.push_back(column);
  const auto fault = find_id_fault(document);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->error.code, ErrorCode::kMissingId);
  EXPECT_NE(fault->error.message.find("T7"), std::string::npos);
  EXPECT_EQ(fault->origin, 4U);
  EXPECT_EQ(fault->id, "#1");
  EXPECT_EQ(fault->missing, "T7");
}

}  // namespace
}  // namespace pseudo
