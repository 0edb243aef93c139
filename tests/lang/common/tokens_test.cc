// Tokens of a surface, literals between parts, and the case of words.
#include "lang/common/tokens.h"

#include <gtest/gtest.h>

#include "lang/common/letter_case.h"

namespace pseudo::lang {
namespace {

std::vector<std::string> texts(std::string_view surface) {
  std::vector<std::string> texts;
  for (const Token& token : tokenize(surface)) {
    texts.push_back(std::string(token.text()) + (token.dot ? "|." : ""));
  }
  return texts;
}

using Texts = std::vector<std::string>;

TEST(Tokens, AreRunsOfLettersDigitsAndApostrophes) {
  EXPECT_EQ(texts("Dr. Anna-Lena O'Neill"), (Texts{"Dr|.", "Anna", "Lena", "O'Neill"}));
  EXPECT_EQ(texts("Hans' A 5b."), (Texts{"Hans'", "A", "5b|."}));
  EXPECT_EQ(texts(" (–) "), Texts{});
  EXPECT_EQ(texts("U.S."), (Texts{"U|.", "S|."}));
}

TEST(Tokens, SpansIncludeTheDotAndTextIsComposed) {
  const Tokens tokens = tokenize("a Mu\u0308ller.");
  ASSERT_EQ(tokens.size(), 2U);
  EXPECT_EQ(tokens[1].span, (ByteSpan{2, 11}));
  EXPECT_EQ(tokens[1].written, "Mu\u0308ller");
  EXPECT_EQ(tokens[1].text(), "Müller");
  EXPECT_EQ(tokens[1].folded, "mueller");
}

TEST(Tokens, InitialsAreShort) {
  const auto initial = [](std::string_view surface) {
    return looks_like_initial(tokenize(surface).front());
  };
  EXPECT_TRUE(initial("G"));
  EXPECT_TRUE(initial("Ch."));
  EXPECT_TRUE(initial("Sch."));
  EXPECT_FALSE(initial("Ch"));
  EXPECT_FALSE(initial("Prof."));
  EXPECT_FALSE(initial("5."));
}

TEST(Tokens, GapsBetweenPartsBecomeLiterals) {
  Part last;
  last.span = {4, 6};
  Part first;
  first.span = {1, 2};
  Analysis parts = {last, first};
  close_gaps(parts, "-a--bb-", Category::kFamily);
  ASSERT_EQ(parts.size(), 5U);
  std::size_t done = 0;
  for (const Part& part : parts) {
    EXPECT_EQ(part.span.begin, done);
    done = part.span.end;
  }
  EXPECT_EQ(done, 7U);
  EXPECT_EQ(parts[0].kind, Part::Kind::kLiteral);
  EXPECT_EQ(parts[1].kind, Part::Kind::kEntity);
  Analysis none;
  close_gaps(none, "", Category::kFamily);
  EXPECT_TRUE(none.empty());
}

TEST(LetterCase, TellsPatternsApart) {
  EXPECT_TRUE(is_all_upper("ÄRZTE-2"));
  EXPECT_FALSE(is_all_upper("A"));
  EXPECT_FALSE(is_all_upper("McA"));
  EXPECT_TRUE(is_all_lower("von"));
  EXPECT_FALSE(is_all_lower("5"));
  EXPECT_TRUE(starts_with_upper("Österreich"));
  EXPECT_TRUE(starts_with_lower("österreich"));
  EXPECT_FALSE(starts_with_lower(""));
}

TEST(LetterCase, NaturalCaseIsThatOfALexicon) {
  EXPECT_EQ(natural_case("MÜLLER"), "Müller");
  EXPECT_EQ(natural_case("müller"), "Müller");
  EXPECT_EQ(natural_case("McAllister"), "McAllister");
  EXPECT_TRUE(is_natural_case("Müller"));
  EXPECT_FALSE(is_natural_case("MÜLLER"));
  EXPECT_EQ(cut_ending("Hans’", "'"), "Hans");
  EXPECT_EQ(cut_ending("Annas", "s"), "Anna");
}

}  // namespace
}  // namespace pseudo::lang
