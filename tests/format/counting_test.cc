// Detects the unit in which other tools counted offsets.
#include "format/counting.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace pseudo {
namespace {

constexpr std::size_t kNoLimit = 1000;

struct CountingCase {
  const char* name;
  std::string_view text;
  std::vector<Claim> claims;
  std::string expected;
};

class CountingTest : public testing::TestWithParam<CountingCase> {};

TEST_P(CountingTest, IsTheSimplestThatMakesAllClaimsTrue) {
  EXPECT_EQ(other_counting(GetParam().text, GetParam().claims, kNoLimit), GetParam().expected);
}

const CountingCase kCases[] = {
    {"Utf16", "😀 Anna", {{{{3, 7}}, "Anna"}}, "in UTF-16 units"},
    {"Bytes", "für Anna", {{{{5, 9}}, "Anna"}}, "in bytes"},
    {"CrlfAsOne", "a\r\nAnna", {{{{2, 6}}, "Anna"}}, "with CRLF as one"},
    {"WithoutBom", "\uFEFFAnna kam", {{{{0, 4}}, "Anna"}}, "without the BOM"},
    {"BytesWithCrlfAsOne", "fürü\r\nAnna", {{{{7, 11}}, "Anna"}}, "in bytes and with CRLF as one"},
    {"Utf16WithoutBom",
     "\uFEFF😀 Anna",
     {{{{3, 7}}, "Anna"}},
     "in UTF-16 units and without the BOM"},
    {"AllThree",
     "\uFEFF😀😀\r\nAnna",
     {{{{5, 9}}, "Anna"}},
     "in UTF-16 units and with CRLF as one and without the BOM"},
    {"CodePointsAreNoOther", "😀 Anna", {{{{2, 6}}, "Anna"}}, ""},
    {"AtTheEnd", "für Anna", {{{{5, 9}}, "Anna"}, {{{0, 4}}, "für"}}, "in bytes"},
    {"OneClaimFalse", "für Anna", {{{{5, 9}}, "Anna"}, {{{0, 4}}, "vor"}}, ""},
    {"NoText", "für Anna", {{{{5, 9}}, std::nullopt}}, ""},
    {"WithAndWithoutText", "für Anna", {{{{5, 9}}, "Anna"}, {{{0, 4}}, std::nullopt}}, "in bytes"},
    {"InsideACharacter", "für Anna", {{{{5, 9}}, "Anna"}, {{{2, 4}}, std::nullopt}}, ""},
    {"BehindTheEnd", "für Anna", {{{{5, 9}}, "Anna"}, {{{5, 10}}, std::nullopt}}, ""},
    {"Pieces", "für Anna und Eva", {{{{5, 9}, {14, 17}}, "Anna Eva"}}, "in bytes"},
    {"PiecesOverlap", "für Anna", {{{{5, 9}, {5, 9}}, "Anna Anna"}}, ""},
    {"Empty", "für Anna", {{{{5, 5}}, ""}}, ""},
};

INSTANTIATE_TEST_SUITE_P(Texts, CountingTest, testing::ValuesIn(kCases),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(CountingLimit, CoversNoMoreThanTheLimit) {
  const std::vector<Claim> claims = {{{{5, 9}}, "Anna"}};
  EXPECT_EQ(other_counting("für Anna", claims, 4), "in bytes");
  EXPECT_EQ(other_counting("für Anna", claims, 3), "");
}

}  // namespace
}  // namespace pseudo
