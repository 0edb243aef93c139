#include "corpus/output/neutral_names.h"

#include <gtest/gtest.h>

#include <string>

#include "support/markdown.h"

namespace pseudo {
namespace {

TEST(NeutralNames, AreThoseOfTheDerivationPage) {
  std::string bytes;
  for (char c = 0; c < static_cast<char>(Key::kBytes); ++c) bytes += c;
  const ScopeDraws names(Key::from_bytes(bytes), "", "names", "");
  const auto rows = testing_support::read_doc_table("derivation.md", "id");
  ASSERT_EQ(rows.size(), 3U);
  for (const auto& row : rows) EXPECT_EQ(neutral_id(names, row[0]), row[1]);
  EXPECT_EQ(rows[1][1].substr(0, rows[0][1].size()), rows[0][1]) << "one folder, one name";
}

}  // namespace
}  // namespace pseudo
