#include "pseudo/document.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "support/growth.h"

namespace pseudo {
namespace {

TEST(AddAnnotation, GivesTheNextFreeId) {
  Document document;
  document.text = "Anna Bert";
  EXPECT_EQ(document.add_annotation("FEMALE", {{0, 4}}), "T1");
  document.annotations.push_back({"T07", "MALE", {{5, 9}}});
  document.annotations.push_back({"x9", "MALE", {{5, 9}}});
  EXPECT_EQ(document.add_annotation("MALE", {{5, 9}}), "T8");
  ASSERT_EQ(document.annotations.size(), 4U);
  const Annotation& added = document.annotations.back();
  EXPECT_EQ(added.id, "T8");
  EXPECT_EQ(added.label, "MALE");
  EXPECT_EQ(added.fragments, (std::vector<ByteSpan>{{5, 9}}));
  EXPECT_EQ(added.origin, kNoOrigin);
}

TEST(AddAnnotation, NeverGivesAnIdTwiceAlthoughSomeAreRemoved) {
  Document document;
  document.text = "Anna";
  EXPECT_EQ(document.add_annotation("A", {{0, 1}}), "T1");
  EXPECT_EQ(document.add_annotation("A", {{0, 1}}), "T2");
  document.annotations.clear();
  EXPECT_EQ(document.add_annotation("A", {{0, 1}}), "T3");
}

// Longer numbers are left out of the count, so that it cannot wrap around.
TEST(AddAnnotation, PassesOverHugeNumbers) {
  Document document;
  document.annotations.push_back({"T18446744073709551615", "A", {}});
  document.annotations.push_back({"T000000000000000000000000005", "A", {}});
  EXPECT_EQ(document.add_annotation("A", {}), "T6");
}

TEST(AddAnnotation, ManyTakeLinearTime) {
  // A byte of the text for each annotation.
  const auto add = [](const std::string& text) {
    Document document;
    for (std::size_t i = 1; i <= text.size(); ++i) {
      ASSERT_EQ(document.add_annotation("A", {}), "T" + std::to_string(i));
    }
  };
  EXPECT_TRUE(
      testing_support::grows_linearly(add, std::string(30'000, 'x'), std::string(240'000, 'x')));
}

TEST(CoveredText, IsOnOneLine) {
  Document document;
  document.text = "Bad\r\nIschl und Graz";
  EXPECT_EQ(covered_text(document, {"T1", "CITY", {{0, 10}}}), "Bad  Ischl");
  EXPECT_EQ(covered_text(document, {"T1", "CITY", {{15, 19}, {0, 3}}}), "Graz Bad");
}

}  // namespace
}  // namespace pseudo
