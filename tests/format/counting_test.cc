// Detects the unit in which other tools counted offsets.
#include "format/counting.h"

#include <gtest/gtest.h>

#include <cstddef>
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
    {"NoText", "für Anna", {{{{5, 9}}, std::nullopt}}, "in bytes"},
    {"NoTextInsideAWord", "für Annas", {{{{5, 9}}, std::nullopt}}, ""},
    {"WithAndWithoutText", "für Anna", {{{{5, 9}}, "Anna"}, {{{0, 4}}, std::nullopt}}, "in bytes"},
    {"InsideACharacter", "für Anna", {{{{5, 9}}, "Anna"}, {{{2, 4}}, std::nullopt}}, ""},
    {"BehindTheEnd", "für Anna", {{{{5, 9}}, "Anna"}, {{{5, 10}}, std::nullopt}}, ""},
    {"Pieces", "für Anna und Eva", {{{{5, 9}, {14, 17}}, "Anna Eva"}}, "in bytes"},
    {"PiecesOverlap", "für Anna", {{{{5, 9}, {5, 9}}, "Anna Anna"}}, ""},
    {"Empty", "für Anna", {{{{5, 5}}, ""}}, ""},
};

INSTANTIATE_TEST_SUITE_P(Texts, CountingTest, testing::ValuesIn(kCases),
                         [](const auto& row) { return std::string(row.param.name); });

struct ShiftCase {
  const char* name;
  std::string_view text;
  std::vector<Claim> claims;
  std::ptrdiff_t expected;  // 0: none
};

class ShiftTest : public testing::TestWithParam<ShiftCase> {};

TEST_P(ShiftTest, IsTheLeastThatMakesAllClaimsTrue) {
  const auto shift = constant_shift(GetParam().text, GetParam().claims, kNoLimit);
  EXPECT_EQ(shift.value_or(0), GetParam().expected);
}

const ShiftCase kShifts[] = {
    {"ByOne", "Frau Anna kam", {{{{6, 10}}, "Anna"}}, -1},
    {"ByALine", "Betreff: x\nFrau Anna", {{{{5, 9}}, "Anna"}}, 11},
    {"WithColumns", "Frau Anna kam", {{{{6, 10}}, "Anna\tnote"}}, -1},
    {"TheNearest", "Anna Anna Anna", {{{{6, 10}}, "Anna"}}, -1},
    {"AllClaims", "Anna, Eva, Anna", {{{{3, 7}}, "Anna"}, {{{8, 11}}, "Eva"}}, 0},
    {"TwoClaims", "Anna, Eva, Ida", {{{{2, 6}}, "Anna"}, {{{8, 11}}, "Eva"}}, -2},
    {"BeforeTheText", "Anna", {{{{0, 4}}, "Anna"}, {{{9, 12}}, "Eva"}}, 0},
    {"NotByNothing", "Anna", {{{{0, 4}}, "Anna"}}, 0},
    {"WithoutText", "Frau Anna Winkl aus Graz", {{{{6, 10}}, std::nullopt}}, -1},
    {"WithoutTextForward", "Frau Anna Winkl", {{{{4, 8}}, std::nullopt}}, 1},
    {"Huge", "Anna", {{{{18446744073709551610U, 18446744073709551614U}}, "Anna"}}, 0},
    {"NoClaims", "Anna", {}, 0},
};

INSTANTIATE_TEST_SUITE_P(Texts, ShiftTest, testing::ValuesIn(kShifts),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(CountingLimit, CoversNoMoreThanTheLimit) {
  const std::vector<Claim> claims = {{{{5, 9}}, "Anna"}};
  EXPECT_EQ(other_counting("für Anna", claims, 4), "in bytes");
  EXPECT_EQ(other_counting("für Anna", claims, 3), "");
}

}  // namespace
}  // namespace pseudo
