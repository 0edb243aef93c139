#include "engine/compose.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/date_shift.h"

namespace pseudo {
namespace {

struct BreakCase {
  const char* name;
  const char* original;
  const char* surrogate;
  const char* expected;
  std::size_t covered;
};

class LineBreak : public testing::TestWithParam<BreakCase> {};

TEST_P(LineBreak, NeverDisappears) {
  const BreakCase& row = GetParam();
  const std::string text = std::string("<") + row.original + ">";
  const Edit edit = make_edit(text, {1, text.size() - 1}, {row.surrogate, {}});
  EXPECT_EQ(edit.text, row.expected);
  EXPECT_EQ(edit.covered, (ByteSpan{0, row.covered}));
}

// Source of belief: spec, section 3, guarantee 5.
constexpr BreakCase kCases[] = {
    {"NoBreak", "Bad Ischl", "Sankt Veit", "Sankt Veit", 10},
    {"TakesTheFirstBlank", "Bad\nIschl", "Sankt Veit", "Sankt\nVeit", 10},
    {"FollowsAWordAlone", "Bad\nIschl", "Graz", "Graz\n", 4},
    {"CrLfAndIndentStayWhole", "Bad \r\n  Ischl", "Sankt Veit", "Sankt \r\n  Veit", 14},
    {"OneOfTwoFits", "A\nB\nC", "X Y", "X\nY\n", 3},
    {"SecondBlankStays", "A\nB", "X Y Z", "X\nY Z", 5},
    {"TabAndBlankAreOne", "A \t\nB\nC", "X \t Y", "X \t\nY\n", 5},
    {"TabIsABlank", "A\nB\tC", "X\tY Z", "X\nY Z", 5},
};

INSTANTIATE_TEST_SUITE_P(Edits, LineBreak, testing::ValuesIn(kCases),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(Compose, AnchorsMoveWithTheLineBreak) {
  const std::string text = "Uni\n Graz";
  Composed composed{"Uni Wels", {{{0, 3}, {0, 3}}, {{3, 5}, {3, 4}}, {{5, 9}, {4, 8}}}};
  const Edit edit = make_edit(text, {0, text.size()}, composed);
  EXPECT_EQ(edit.text, "Uni\n Wels");
  EXPECT_EQ(edit.anchors[2].after, (ByteSpan{5, 9}));
}

TEST(Compose, PatternOfTheOriginalIsCarriedOver) {
  EXPECT_EQ(in_pattern_of("ANNAS", "Annas", "Idas"), "IDAS");
  EXPECT_EQ(in_pattern_of("anna", "Anna", "Ida"), "ida");
  EXPECT_EQ(in_pattern_of("AnNa", "Anna", "Ida"), "Ida");
}

using Words = std::vector<std::string>;

TEST(DealWords, LastSlotTakesTheRest) {
  EXPECT_EQ(deal_words("Ida Maria Berg", 2), (Words{"Ida", "Maria Berg"}));
  EXPECT_EQ(deal_words("Ida Berg", 2), (Words{"Ida", "Berg"}));
  EXPECT_EQ(deal_words("Ida", 2), (Words{"Ida"}));
}

TEST(DealWords, NoWordIsEmpty) {
  EXPECT_EQ(deal_words("Ida  Maria\tBerg", 3), (Words{"Ida", "Maria", "Berg"}));
  EXPECT_EQ(deal_words(" Ida  Berg ", 2), (Words{"Ida", "Berg"}));
  EXPECT_EQ(deal_words("  ", 2), Words());
}

TEST(WholeYears, AreTheShiftsAfterWhichADayRecurs) {
  for (const int days : {365, -365, 366, 730, 731, 1095, 1096, 1461, -1461}) {
    EXPECT_TRUE(is_whole_years(days)) << days;
  }
  for (const int days : {1, 7, 364, 367, 729, 732, 1460, 1462, -363}) {
    EXPECT_FALSE(is_whole_years(days)) << days;
  }
}

}  // namespace
}  // namespace pseudo
