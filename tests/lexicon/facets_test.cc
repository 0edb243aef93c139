// What a row of a table says about its name; the mistakes are in tsv_test.cc.
#include "lexicon/facets.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pseudo::lexicon {
namespace {

std::vector<RowFacts> facts_of(const std::string& text) {
  static std::string kept;  // the facts are views of it
  kept = text;
  const auto table = parse_tsv("names", "names.tsv", kept);
  EXPECT_TRUE(table) << table.error().message;
  auto facts = row_facts(*table, "names.tsv");
  EXPECT_TRUE(facts) << facts.error().message;
  return *std::move(facts);
}

TEST(Facets, CountriesAreDividedByCommas) {
  using Codes = std::vector<std::string_view>;
  EXPECT_EQ(split_countries(""), Codes{});
  EXPECT_EQ(split_countries("DE"), (Codes{"DE"}));
  EXPECT_EQ(split_countries("DE,AT,CH"), (Codes{"DE", "AT", "CH"}));
  EXPECT_EQ(split_countries("DE,"), (Codes{"DE", ""}));
  EXPECT_EQ(split_countries(",DE"), (Codes{"", "DE"}));
}

TEST(Facets, TheGenerationOfGivenNamesTakesThePlaceOfTheSize) {
  const auto facts = facts_of(
      "name\ttier\tgeneration\n"
      "Amo\t1\told\n"
      "Belo\t3\t\n");
  ASSERT_EQ(facts.size(), 2U);
  EXPECT_EQ(facts[0].facets[kSize], "old");
  EXPECT_EQ(facts[0].weight, 8U);
  EXPECT_EQ(facts[1].facets[kSize], "");
  EXPECT_EQ(facts[1].weight, 1U);

  const std::string text = "name\tgeneration\nAmo\tcity\n";
  const auto table = parse_tsv("names", "names.tsv", text);
  ASSERT_TRUE(table);
  const auto wrong = row_facts(*table, "names.tsv");
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().message.find("no generation (old, middle, young"), std::string::npos)
      << wrong.error().message;
}

TEST(Facets, AreTheCellsOfTheirColumns) {
  const auto facts = facts_of(
      "name\tcountry\tgender\tkind\tnumber\tconstruction\n"
      "Amo\tDE,AT\tf\tclub\tpl\tdie\n"
      "Belo\t\t\t\t\t\n");
  ASSERT_EQ(facts.size(), 2U);
  EXPECT_EQ(facts[0].facets[kCountry], "DE,AT");
  EXPECT_EQ(facts[0].facets[kGender], "f");
  EXPECT_EQ(facts[0].facets[kKind], "club");
  EXPECT_EQ(facts[0].facets[kNumber], "pl");
  EXPECT_EQ(facts[0].facets[kConstruction], "die");
  EXPECT_EQ(facts[0].facets[kSize], "");  // there is no such column
  EXPECT_EQ(facts[1].facets[kCountry], "");
}

TEST(Facets, WeightsFollowTierAndSizeUnlessWritten) {
  const auto facts = facts_of(
      "name\ttier\tsize\tweight\n"
      "A\t\t\t\nB\t1\t\t\nC\t2\t\t\nD\t3\t\t\nE\t\tcity\t\nF\t\ttown\t\nG\t\tvillage\t\n"
      "H\t1\ttown\t\nI\t1\tcity\t5\nJ\t\t\t4294960000\n");
  std::vector<std::uint32_t> weights;
  for (const RowFacts& row : facts) weights.push_back(row.weight);
  EXPECT_EQ(weights, (std::vector<std::uint32_t>{1, 8, 3, 1, 8, 3, 1, 24, 5, 4294960000U}));
}

TEST(Facets, LettersAreThoseOfTheNameUnlessWritten) {
  const auto facts = facts_of("name\tletter\nÄmo\t\nBelo\tZ\n12\t\nde Amo\tA\n");
  EXPECT_EQ(facts[0].letter, U'A');
  EXPECT_EQ(facts[1].letter, U'Z');
  EXPECT_EQ(facts[2].letter, U'\0');
  EXPECT_EQ(facts[3].letter, U'A');
}

TEST(Facets, SomeRowsAreNeverDrawn) {
  const auto facts = facts_of("name\tuse\nA\t\nB\tboth\nC\trecognize\nD\tsurrogate\nE\tinvented\n");
  EXPECT_TRUE(facts[0].surrogate);
  EXPECT_TRUE(facts[1].surrogate);
  EXPECT_FALSE(facts[2].surrogate);
  EXPECT_TRUE(facts[3].surrogate);
  EXPECT_TRUE(facts[4].surrogate);
}

}  // namespace
}  // namespace pseudo::lexicon
