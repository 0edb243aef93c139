// Agreement with determiners before a place, and the ending that they demand of an adjective.
#include "lang/de/context/agreement.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

Agreement before(std::string_view markup, std::string_view word) {
  const test::GermanText text(markup);
  return agreement_before(test::german_rules().grammar, text.words, text.begin(word));
}

TEST(Agreement, IsWhatTheReadingsOfTheArticleAllow) {
  EXPECT_EQ(before("Hier ist die X", "X").allowed, kFeminineBit | kPluralBit);
  EXPECT_EQ(before("Hier ist das X", "X").allowed, kNeuterBit);
  EXPECT_EQ(before("Hier ist X", "X").allowed, 0U);
  EXPECT_EQ(before("Hier ist X", "X").determiner, nullptr);
  EXPECT_EQ(before("Hier ist mein X", "X").determiner_kind, "possessive");
}

TEST(Agreement, APrepositionLeavesTheCaseThatItGoverns) {
  EXPECT_EQ(before("mit der X", "X").allowed, kFeminineBit);
  EXPECT_NE(before("kommt der X", "X").allowed & kMasculineBit, 0U);
}

TEST(Agreement, LooksThroughAdjectivesButNotThroughMentions) {
  const Agreement agreement = before("bei der alten X", "X");
  EXPECT_TRUE(agreement.has_adjective);
  EXPECT_EQ(agreement.allowed, kFeminineBit);
  EXPECT_EQ(before("die [FEMALE:Anna] X", "X").allowed, 0U);
  EXPECT_NE(before("Hallo [FAMILY:die Müllers]", "Müllers").allowed & kPluralBit, 0U);
}

TEST(Agreement, KnowsACertainCaseAndPluralDatives) {
  EXPECT_TRUE(before("wegen des X", "X").certain_case);
  EXPECT_EQ(before("wegen des X", "X").grammatical_case, Case::kGenitive);
  EXPECT_TRUE(before("bei den X", "X").plural_dative);
  EXPECT_FALSE(before("Hier sind die X", "X").plural_dative);
}

struct EndingRow {
  const char* determiner;
  unsigned allowed;
  const char* ending;
};

TEST(AdjectiveEnding, IsThatOfTheDeclension) {
  constexpr unsigned kAny = kFeminineBit | kMasculineBit | kNeuterBit | kPluralBit;
  constexpr EndingRow kRows[] = {
      {"der", kMasculineBit, "e"}, {"der", kFeminineBit, "en"},  {"der", kAny, "en"},
      {"die", kAny, "e"},          {"die", kPluralBit, "en"},    {"das", kNeuterBit, "e"},
      {"dem", kAny, "en"},         {"den", kAny, "en"},          {"zur", kFeminineBit, "en"},
      {"ins", kNeuterBit, "e"},    {"ein", kMasculineBit, "er"}, {"ein", kNeuterBit, "es"},
      {"ein", kAny, ""},           {"eine", kAny, "e"},          {"einer", kAny, "en"},
      {"unser", kNeuterBit, "es"}, {"unsere", kAny, "e"},        {"diese", kFeminineBit, "e"},
      {"das", kFeminineBit, ""}};
  const Grammar& grammar = test::german_rules().grammar;
  for (const EndingRow& row : kRows) {
    const DeterminerWord* const determiner = grammar.determiners.find(row.determiner);
    ASSERT_NE(determiner, nullptr) << row.determiner;
    EXPECT_EQ(adjective_ending(grammar, *determiner, row.allowed), row.ending)
        << row.determiner << ' ' << row.allowed;
  }
}

}  // namespace
}  // namespace pseudo::lang::de
