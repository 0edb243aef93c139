#include "engine/original_index.h"

#include <gtest/gtest.h>

#include <string>

namespace pseudo {
namespace {

struct FindCase {
  const char* name;
  const char* original;
  const char* text;
  std::size_t matches;
};

class OriginalIndex_ : public testing::TestWithParam<FindCase> {};

TEST_P(OriginalIndex_, FindsWholeWordsInAnySpelling) {
  OriginalIndex index;
  index.add(GetParam().original, 7);
  const auto matches = index.find(GetParam().text);
  EXPECT_EQ(matches.size(), GetParam().matches);
  for (const auto& match : matches) EXPECT_EQ(match.owner, 7U);
}

constexpr FindCase kCases[] = {
    {"Exact", "Anna", "Anna", 1},
    {"OtherCase", "Anna", "ANNA anna", 2},
    {"PartOfAWord", "Anna", "Annaberg Johanna", 0},
    {"HyphenPart", "Anna", "Anna-Lena", 1},
    {"WrittenOut", "Müller", "Mueller MUELLER", 2},
    {"WithUmlaut", "Mueller", "Müller", 1},
    {"Decomposed", "Müller", "Mu\u0308ller", 1},
    {"AccentOnSecondLetter", "Mélanie", "Me\u0301lanie MÉLANIE", 2},
    {"AccentOnFirstLetter", "Émile", "E\u0301mile émile", 2},
    {"AnyApostrophe", "O'Neil", "O’Neil O`Neil", 2},
    {"SharpS", "Weiß", "WEISS Weiss", 2},
    {"SeveralWords", "Bad Ischl", "in bad ischl und Bad-Ischl", 2},
    {"OnlyTheFirstWord", "Bad Ischl", "Bad Hall", 0},
    {"Digits", "0463 2700", "0463/2700", 1},
    {"OneLetter", "A.", "A a", 0},
    {"Nothing", "...", "...", 0},
};

INSTANTIATE_TEST_SUITE_P(Words, OriginalIndex_, testing::ValuesIn(kCases),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(OriginalIndexOrder, TakesTheLongest) {
  OriginalIndex index;
  index.add("Bad", 1);
  index.add("Bad Ischl", 2);
  const auto matches = index.find("Bad Ischl, Bad");
  ASSERT_EQ(matches.size(), 2U);
  EXPECT_EQ(matches[0].owner, 2U);
  EXPECT_EQ(matches[1].owner, 1U);
}

TEST(OriginalIndexOrder, BelongsToTheFirstThatOwnsIt) {
  OriginalIndex index;
  index.add("Bad Ischl", 1);
  index.add("Bad", 2);
  index.add("BAD", 3);
  const auto matches = index.find("Bad Ischl, Bad");
  ASSERT_EQ(matches.size(), 2U);
  EXPECT_EQ(matches[0].owner, 1U);
  EXPECT_EQ(matches[1].owner, 2U);
}

TEST(OriginalIndexOrder, LongOnesAreKnownByTheirBeginning) {
  std::string words;
  for (int i = 0; i < 40; ++i) words += "wort" + std::to_string(i) + " ";
  OriginalIndex index;
  index.add(words, 3);
  EXPECT_EQ(index.find("vor " + words + "nach").size(), 1U);
}

}  // namespace
}  // namespace pseudo
