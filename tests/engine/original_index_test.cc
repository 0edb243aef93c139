#include "engine/original_index.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "text/fold.h"
#include "text/words.h"

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
    {"AccentOnThirdLetter", "Hašek", "Has\u030Cek HAŠEK Hašek", 3},
    {"AccentOnThirdLetterDecomposed", "Bus\u030Cka", "Buška Bus\u030Cka", 2},
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

std::string random_word(std::mt19937& random) {
  constexpr std::string_view kLetters[] = {
      "a",      "o", "u", "s", "A", "U", "E",      "k",      "1",     "ä",      "ö",
      "Ü",      "ß", "ẞ", "é", "É", "ſ", "\u0308", "\u0301", "'",     "\u2019", "`",
      "\u00AD", "×", "K", "ø", "s", "n", "ś",      "ń",      "\u0301"};
  std::string word;
  for (std::size_t i = random() % 4 + 1; i > 0; --i) {
    word += kLetters[random() % std::size(kLetters)];
  }
  return word;
}

// The index tells most words by their first letters and their sizes: none may be lost by that.
TEST(OriginalIndexOrder, FindsEveryWordWithTheSameKey) {
  std::mt19937 random(7);
  std::size_t all = 0;
  for (int round = 0; round < 5000; ++round) {
    OriginalIndex index;
    std::vector<std::string> keys;
    for (int i = 0; i < 3; ++i) {
      const std::string original = random_word(random);
      index.add(original, 1);
      const std::vector<ByteSpan> words = text::words(original);
      if (words.size() != 1) continue;
      std::string key = text::fold_key(original.substr(words[0].begin, words[0].size()));
      if (key.size() > 1) keys.push_back(std::move(key));
    }
    std::string text;
    for (int i = 0; i < 30; ++i) text += random_word(random) + (i % 2 == 0 ? " " : "-");
    const std::vector<OriginalIndex::Match> found = index.find(text);
    for (const ByteSpan& word : text::words(text)) {
      const std::string key = text::fold_key(text.substr(word.begin, word.size()));
      if (std::ranges::find(keys, key) == keys.end()) continue;
      ++all;
      EXPECT_TRUE(std::ranges::any_of(found, [&](const auto& match) {
        return match.span.contains(word);
      })) << key;
    }
  }
  EXPECT_GT(all, 1000U);
}

}  // namespace
}  // namespace pseudo
