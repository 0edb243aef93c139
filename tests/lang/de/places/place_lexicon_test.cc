// Places by the words of a text.
#include "lang/de/places/place_lexicon.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

std::string inflected(std::string_view folded) {
  std::string names;
  for (const PlaceRow& row : test::german_rules().places.with_inflected_adjective(folded)) {
    if (!names.empty()) names += '|';
    names += row.name();
  }
  return names;
}

TEST(PlaceLexicon, FindsRegionsWithADeclinedAdjectiveAndTheDativeOfTheirNoun) {
  EXPECT_EQ(inflected("hohe tauern"), "Hohe Tauern");
  EXPECT_EQ(inflected("hohen tauern"), "Hohe Tauern");
  EXPECT_EQ(inflected("vereinigten staaten"), "Vereinigte Staaten");
  EXPECT_EQ(inflected("beckumer berge"), "Beckumer Berge");
  EXPECT_EQ(inflected("beckumer bergen"), "Beckumer Berge");
  EXPECT_EQ(inflected("hohen xandern"), "");
}

// Source of belief: grammar/place_addition_nouns.tsv
TEST(PlaceLexicon, KnowsTheNounsOfAdditionsAndTheirAbbreviations) {
  const PlaceLexicon& places = test::german_rules().places;
  for (const char* noun : {"Main", "M.", "Oberpfalz", "Opf."}) {
    EXPECT_TRUE(places.is_addition_noun(noun)) << noun;
  }
  for (const char* noun : {"Xandrum", "X."}) {
    EXPECT_FALSE(places.is_addition_noun(noun)) << noun;
  }
}

}  // namespace
}  // namespace pseudo::lang::de
