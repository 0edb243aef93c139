#include "engine/forms/form_index.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "engine/no_grammar.h"
#include "text/fold.h"
#include "text/skeleton.h"

namespace pseudo {
namespace {

struct FindCase {
  const char* name;
  const char* original;
  const char* text;
  std::size_t matches;
};

class FormIndex_ : public testing::TestWithParam<FindCase> {};

TEST_P(FormIndex_, FindsWholeWordsInAnySpelling) {
  FormIndex index(test::no_grammar());
  index.add({text::fold_key(GetParam().original)}, 7);
  const auto matches = index.find(GetParam().text);
  EXPECT_EQ(matches.size(), GetParam().matches);
  for (const auto& match : matches) EXPECT_EQ(match.owner, 7U);
}

constexpr FindCase kFindCases[] = {
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
    {"DayAndMonth", "18 3", "18.3. 18.03. 18, 3 18/3 18-3", 2},
    {"LettersApart", "Müller", "M ü l l e r M-U-E-L-L-E-R", 2},
    {"LettersFurtherApart", "Huber", "H  u  b  e  r, H, u, b, e, r", 1},
    {"CapitalsDivide", "Huber", "HuberGmbH EvaHuber OberHUBER Oberhuber", 3},
    {"DigitsDivide", "Huber", "huber77 77Huber x9huber", 3},
    {"PercentSigns", "Müller", "M%C3%BCller M%FCller %4d%C3%BCller M%C3%BClle", 3},
    {"References", "Müller", "M&uuml;ller M&#252;ller M&#xFC;ller M&uuml;l", 3},
    {"QuotedPrintable", "Müller", "M=C3=BCller M=FCller", 2},
    {"CodesOfJson", "Müller", "M\\u00fcller", 1},
    {"BlanksInEscapes", "Eva Huber", "Eva%20Huber Eva=20Huber Eva&nbsp;Huber", 3},
    {"OneLetter", "A.", "A a", 0},
    {"Nothing", "...", "...", 0},
};

INSTANTIATE_TEST_SUITE_P(Words, FormIndex_, testing::ValuesIn(kFindCases),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(FormIndexLineBreaks, AWholeNameBeforeABreakEndsThere) {
  FormIndex index(test::no_grammar());
  index.add({"huber"}, 7);
  const auto matches = index.find("Frau Huber-\nWeg");
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(matches[0].span, (ByteSpan{5, 10}));
  const auto divided = index.find("Frau Hu-\nber kam");
  ASSERT_EQ(divided.size(), 1U);
  EXPECT_EQ(divided[0].span, (ByteSpan{5, 12}));
}

TEST(FormIndexOrder, InvertedNamesMayHaveOneCommaAndInitialsNeedADot) {
  struct Row {
    const char* text;
    const char* match;  // "": none
  };
  const Row rows[] = {
      {"Habersatter, Eva kam", "Habersatter, Eva"},
      {"Habersatter Eva kam", "Habersatter Eva"},
      {"Eva, Habersatter kam", ""},
      {"Habersatter; Eva", ""},
      {"Habersatter,, Eva", ""},
      {"Habersatter: Eva", ""},
      {"Habersatter E. kam", "Habersatter E."},
      {"Habersatter, E.", "Habersatter, E."},
      {"Habersatter E kam", ""},
      {"Habersatter E-Mail", ""},
      {"von E. Habersatter.", "E. Habersatter"},
      {"e.habersatter@post.example", "e.habersatter"},
      {"E Habersatter", ""},
  };
  FormIndex index(test::no_grammar());
  index.add_order({"Eva Habersatter"}, 1, false);
  index.add_order({"Habersatter Eva"}, 1, true);
  index.add_order({"E. Habersatter"}, 1, false);
  index.add_order({"Habersatter E."}, 1, true);
  for (const Row& row : rows) {
    const std::string_view text = row.text;
    const auto matches = index.find(text);
    ASSERT_EQ(matches.size(), *row.match == 0 ? 0U : 1U) << text;
    if (matches.empty()) continue;
    const ByteSpan span = matches.front().span;
    EXPECT_EQ(text.substr(span.begin, span.size()), row.match);
  }
}

TEST(FormIndexOrder, FindsAUserNameOnlyWhereAWordBegins) {
  FormIndex index(test::no_grammar());
  index.add({"habersatter"}, 1);
  index.add_user_name({"ehabersatter"}, 2);
  EXPECT_EQ(index.find("ehabersatter, ehabersatter7").size(), 2U);
  for (const std::string_view text : {"xehabersatter", "wehabersattern"}) {
    const auto matches = index.find(text);
    ASSERT_EQ(matches.size(), 1U) << text;
    EXPECT_EQ(matches[0].owner, 1U) << text;
    EXPECT_EQ(matches[0].span.begin, 2U) << text;
  }
}

TEST(FormIndexOrder, FindsEachFormInOneLongWord) {
  FormIndex index(test::no_grammar());
  index.add({"habersatter"}, 1);
  index.add({"irmgard"}, 2);
  EXPECT_EQ(index.find("HabersatterIrmgard").size(), 2U);
  EXPECT_EQ(index.find("xhabersatterhabersatterirmgardx").size(), 3U);
}

TEST(FormIndexOrder, TakesTheLongest) {
  FormIndex index(test::no_grammar());
  index.add({"Bad"}, 1);
  index.add({"Bad Ischl"}, 2);
  const auto matches = index.find("Bad Ischl, Bad");
  ASSERT_EQ(matches.size(), 2U);
  EXPECT_EQ(matches[0].owner, 2U);
  EXPECT_EQ(matches[1].owner, 1U);
}

TEST(FormIndexOrder, BelongsToTheFirstThatOwnsIt) {
  FormIndex index(test::no_grammar());
  index.add({"Bad Ischl"}, 1);
  index.add({"Bad"}, 2);
  index.add({"BAD"}, 3);
  const auto matches = index.find("Bad Ischl, Bad");
  ASSERT_EQ(matches.size(), 2U);
  EXPECT_EQ(matches[0].owner, 1U);
  EXPECT_EQ(matches[1].owner, 2U);
}

TEST(FormIndexOrder, LongWordsAreComparedByTheirBeginning) {
  std::string words;
  for (int i = 0; i < 40; ++i) words += "wort" + std::to_string(i) + " ";
  FormIndex index(test::no_grammar());
  index.add({text::fold_key(words)}, 3);
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

// The index filters words by their first letters and sizes, which must not exclude any match.
TEST(FormIndexOrder, FindsEveryWordWithTheSameSkeleton) {
  std::mt19937 random(7);
  std::size_t all = 0;
  for (int round = 0; round < 5000; ++round) {
    FormIndex index(test::no_grammar());
    std::vector<std::string> keys;
    for (int i = 0; i < 3; ++i) {
      const std::string original = random_word(random);
      index.add({original}, 1);
      std::string key = text::skeleton_key(original);
      if (key.size() > 1 && key.find(' ') == std::string::npos) keys.push_back(std::move(key));
    }
    for (int i = 0; i < 30; ++i) {
      const std::string word = random_word(random);
      if (std::ranges::find(keys, text::skeleton_key(word)) == keys.end()) continue;
      ++all;
      EXPECT_TRUE(index.contains_any("an " + word + " ab")) << word;
    }
  }
  EXPECT_GT(all, 1000U);
}

struct NumberCase {
  const char* original;
  const char* text;
  std::size_t matches;
};

TEST(FormIndexNumbers, AreFoundInOtherFormats) {
  const NumberCase rows[] = {
      {"AT61 1904 3002", "AT6119043002 AT61-1904-3002", 2},
      {"AT61 1904 3002", "AT61 1904 3003", 0},
      {"0463 2700", "0463/2700", 1},
      {"9020", "9020 A-9020", 2},
      {"9020", "90200 1902", 0},
      {"17", "17", 0},
  };
  for (const NumberCase& row : rows) {
    FormIndex index(test::no_grammar());
    index.add_number(row.original, 1);
    EXPECT_EQ(index.find(row.text).size(), row.matches) << row.original << " in " << row.text;
  }
  FormIndex phones(test::no_grammar());
  phones.add_phone("4632700", 1);
  EXPECT_EQ(phones.find("0463/2700, +43 463 2700, 0043 (0)463 2700, 463-2700").size(), 4U);
  EXPECT_EQ(phones.find("1463/2700, +43 463 27001").size(), 0U);
  constexpr std::string_view kBehindWords = "wir A von +43 463 2700 hier";
  phones.add_number("ir17 4", 1);
  ASSERT_EQ(phones.find(kBehindWords).size(), 1U);
  EXPECT_EQ(phones.find(kBehindWords)[0].span.begin, kBehindWords.find('+'));
  FormIndex joined(test::no_grammar());
  joined.add_number("9020", 1);
  joined.add_number("AT61 1904 3002", 2);
  EXPECT_EQ(joined.find("PLZ9020 9020Graz x19020 90201 A9020").size(), 3U);
  EXPECT_EQ(joined.find("IBANAT6119043002, IBAN:AT61 19043002").size(), 2U);
}

}  // namespace
}  // namespace pseudo
