// What an annotation covers, and whether the text of a line agrees with it.
#include "model/covered.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo {
namespace {

using Spans = std::vector<ByteSpan>;

std::string shown(std::string_view text, const Spans& fragments) {
  std::string appended = "x";
  append_covered(appended, text, fragments);
  std::string memory = "left over";
  EXPECT_EQ("x" + std::string(covered_view(text, fragments, memory)), appended);
  return appended.substr(1);
}

TEST(Covered, FragmentsAreJoinedByABlankAndBreaksAreBlanks) {
  EXPECT_EQ(shown("Bad Ischl", {{0, 9}}), "Bad Ischl");
  EXPECT_EQ(shown("Bad\nIschl", {{0, 9}}), "Bad Ischl");
  EXPECT_EQ(shown("Bad\r\nIschl", {{0, 10}}), "Bad  Ischl");
  EXPECT_EQ(shown("Bad\u2028Ischl", {{0, 11}}), "Bad Ischl");
  EXPECT_EQ(shown("Bad\tIschl", {{0, 9}}), "Bad\tIschl");
  EXPECT_EQ(shown("Anna und Bert", {{9, 13}, {0, 4}}), "Bert Anna");
  EXPECT_EQ(shown("a\n", {{0, 2}}), "a ");
  EXPECT_EQ(shown("\u00e2\u0080", {{0, 4}}), "\u00e2\u0080");  // bytes that breaks begin with, too
}

TEST(Covered, SizesAddUp) {
  EXPECT_EQ(covered_size({}), 0U);
  EXPECT_EQ(covered_size(Spans{{1, 4}, {4, 6}}), 5U);
}

TEST(Covered, OverlapsAreFoundInAnyOrder) {
  EXPECT_FALSE(any_overlap(Spans{{0, 4}}));
  EXPECT_FALSE(any_overlap(Spans{{0, 4}, {4, 6}}));
  EXPECT_FALSE(any_overlap(Spans{{4, 6}, {0, 4}}));
  EXPECT_TRUE(any_overlap(Spans{{0, 5}, {4, 6}}));
  EXPECT_TRUE(any_overlap(Spans{{4, 6}, {8, 9}, {0, 5}}));
  EXPECT_TRUE(any_overlap(Spans{{0, 2}, {0, 2}}));
}

TEST(Covered, ClaimsAgreeButForWhiteSpace) {
  const std::string_view text = "Bad\r\nIschl, Bad Hall";
  const auto match = [&](const Spans& fragments, std::string_view claim) {
    return match_covered(text, fragments, claim);
  };
  const Spans ischl = {{0, 10}};
  EXPECT_EQ(match(ischl, "Bad  Ischl"), 10U);
  EXPECT_EQ(match(ischl, "Bad Ischl"), 9U);
  EXPECT_EQ(match(ischl, "BadIschl"), 8U);
  EXPECT_EQ(match(ischl, " Bad Ischl "), 11U);
  EXPECT_EQ(match(ischl, "Bad Ischl\tand more"), 9U);
  EXPECT_EQ(match(ischl, "Bad  Ischl\tand more"), 10U);
  EXPECT_EQ(match(ischl, "Bad Ischl \tand more"), 10U);
  EXPECT_EQ(match(ischl, "Bad Isch"), std::nullopt);
  EXPECT_EQ(match(ischl, "Bad Ischls"), std::nullopt);
  EXPECT_EQ(match(ischl, "bad Ischl"), std::nullopt);
  EXPECT_EQ(match(ischl, ""), std::nullopt);
  EXPECT_EQ(match({{0, 3}, {16, 20}}, "Bad Hall"), 8U);
  EXPECT_EQ(match({{0, 3}, {16, 20}}, "Bad Ischl"), std::nullopt);
  EXPECT_EQ(match({{12, 20}}, "Bad Hall"), 8U);
}

TEST(Covered, ATabOfTheTextIsNoColumn) {
  EXPECT_EQ(match_covered("a\tb", Spans{{0, 3}}, "a\tb"), 3U);
  EXPECT_EQ(match_covered("a\tb", Spans{{0, 3}}, "a\tb\tc"), 3U);
  EXPECT_EQ(match_covered("a\tb", Spans{{0, 2}}, "a\t"), 2U);
}

}  // namespace
}  // namespace pseudo
