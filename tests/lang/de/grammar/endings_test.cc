// Endings of adjectives and nouns, as the tables of grammar list them.
#include <gtest/gtest.h>

#include <algorithm>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

const Grammar& grammar() { return test::german_rules().grammar; }

TEST(AdjectiveEndings, AreTakenOffAllWordsButTheLast) {
  const AdjectiveEndings& adjectives = grammar().adjectives;
  EXPECT_EQ(adjectives.uninflected("roten kreuz"), "rot kreuz");
  EXPECT_EQ(adjectives.uninflected("rotes kreuz"), "rot kreuz");
  EXPECT_EQ(adjectives.uninflected("kreuze"), "kreuze");
  EXPECT_EQ(adjectives.uninflected("neue alte welten"), "neu alt welten");
  EXPECT_EQ(adjectives.uninflected("see hof"), "see hof");  // no stem would remain
}

TEST(AdjectiveEndings, AreShownBySuffixes) {
  const AdjectiveEndings& adjectives = grammar().adjectives;
  EXPECT_EQ(adjectives.ending_by_suffix("Philosophische"), "e");
  EXPECT_EQ(adjectives.ending_by_suffix("Städtisches"), "es");
  EXPECT_EQ(adjectives.ending_by_suffix("Erstes"), "es");
  EXPECT_EQ(adjectives.ending_by_suffix("Tische"), "e");
  EXPECT_EQ(adjectives.ending_by_suffix("Neue"), "");
}

TEST(PlaceAdjectiveSuffixes, HaveTheirRoles) {
  const PlaceAdjectiveSuffixes& suffixes = grammar().place_adjective_suffixes;
  EXPECT_EQ(suffixes.regular, "isch");
  EXPECT_EQ(suffixes.brief, "sch");
  EXPECT_EQ(std::ranges::count(suffixes.never_after, "aner"), 1);
  EXPECT_EQ(std::ranges::count(suffixes.never_after, "isch"), 0);
}

TEST(NounEndings, FindTheGenitive) {
  const NounEndings& nouns = grammar().nouns;
  EXPECT_EQ(nouns.plain_genitive(), "s");
  EXPECT_EQ(nouns.genitive_of("amtes"), "es");
  EXPECT_EQ(nouns.genitive_of("vereins"), "s");
  EXPECT_EQ(nouns.genitive_of("anna's"), "s");
  EXPECT_EQ(nouns.genitive_of("amt"), "");
}

TEST(NounEndings, FormPlurals) {
  const NounEndings& nouns = grammar().nouns;
  EXPECT_EQ(nouns.dative_plural("Werke"), "Werken");
  EXPECT_EQ(nouns.dative_plural("Häuser"), "Häusern");
  EXPECT_EQ(nouns.dative_plural("Kliniken"), "Kliniken");
  EXPECT_EQ(nouns.without_dative_plural("werken"), "werke");
  EXPECT_EQ(nouns.without_dative_plural("alpe"), "alpe");
  EXPECT_EQ(nouns.feminine_plural("Fränkin"), "Fränkinnen");
  EXPECT_EQ(nouns.feminine_plural("Deutsche"), "");
  EXPECT_TRUE(nouns.looks_plural("Kliniken"));
}

TEST(Articles, AreFoundByTheirReading) {
  EXPECT_EQ(grammar().article({.gender = 'f', .grammatical_case = Case::kDative}), "der");
  EXPECT_EQ(grammar().article({.gender = 'n', .grammatical_case = Case::kDative}), "dem");
  EXPECT_EQ(grammar().article({.plural = true, .grammatical_case = Case::kDative}), "den");
  EXPECT_TRUE(grammar().is_article("die", {.plural = true}));
  EXPECT_FALSE(grammar().is_article("diese", {.plural = true}));
}

TEST(EndingAfter, NoDeterminerIsStrong) {
  EXPECT_EQ(grammar().ending_after("none", {.gender = 'm'}), "er");
  EXPECT_EQ(grammar().ending_after("none", {.gender = 'f'}), "e");
  EXPECT_EQ(grammar().ending_after("none", {.gender = 'n'}), "es");
}

TEST(GuessInhabitant, ByTheEnding) {
  using Guess = InhabitantForm::Guess;
  EXPECT_EQ(grammar().guess_inhabitant("xanderauern"), Guess::kContext);
  EXPECT_EQ(grammar().guess_inhabitant("xanderauer*innen"), Guess::kAlways);
  EXPECT_EQ(grammar().guess_inhabitant("xanderauer/in"), Guess::kNever);
  EXPECT_EQ(grammar().guess_inhabitant("xanderau"), Guess::kNever);
}

}  // namespace
}  // namespace pseudo::lang::de
