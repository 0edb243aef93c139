// Genitives of places, and regions after their article.
#include "lang/de/places/inflected_places.h"

#include <gtest/gtest.h>

#include "lang/common/typed_form.h"
#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

std::optional<Part> genitive(std::string_view markup, std::string_view word, bool known_only) {
  const test::GermanText text(markup);
  const InflectedPlaces places(test::german_rules().grammar, test::german_rules().places);
  return places.read_genitive(word, text.begin(word), text.context, known_only);
}

TEST(PlaceGenitives, AreTheirLemmaWithAnEnding) {
  const auto part = genitive("die Gassen Wiens", "Wiens", true);
  ASSERT_TRUE(part);
  EXPECT_EQ(part->lemma, "Wien");
  const PlaceForm& form = form_as<PlaceForm>(*part);
  EXPECT_EQ(form.kind, PlaceForm::Kind::kGenitive);
  EXPECT_EQ(form.genitive, (Endings{"s", "'"}));
}

TEST(PlaceGenitives, HaveAnApostropheAfterSibilants) {
  const auto part = genitive("die Gassen Graz' sind", "Graz'", true);
  ASSERT_TRUE(part);
  EXPECT_EQ(part->lemma, "Graz");
  EXPECT_EQ(form_as<PlaceForm>(*part).genitive, (Endings{"s", "'"}));
}

TEST(PlaceGenitives, NeedANounBehindAnUnknownPlace) {
  EXPECT_FALSE(genitive("Xanderaus Gassen", "Xanderaus", true));
  EXPECT_TRUE(genitive("Xanderaus Gassen", "Xanderaus", false));
  EXPECT_FALSE(genitive("Xanderaus ist klein", "Xanderaus", false));
}

TEST(PlaceDativePlurals, AreThoseOfPluralsAlone) {
  const auto part = genitive("in den Niederlanden", "Niederlanden", true);
  ASSERT_TRUE(part);
  EXPECT_EQ(part->lemma, "Niederlande");
  EXPECT_EQ(form_as<PlaceForm>(*part).kind, PlaceForm::Kind::kDativePlural);
  EXPECT_FALSE(genitive("in den Grazn", "Grazn", true));
}

Traits traits_of(std::string_view markup, std::string_view word) {
  const test::GermanText text(markup);
  Part part;
  set_region_traits(word, text.begin(word), text.context, part);
  return part.traits;
}

TEST(RegionTraits, ComeFromTheArticleAndTheEnd) {
  const Traits valley = traits_of("im Xandertal", "Xandertal");
  EXPECT_EQ(valley.kind, "region");
  EXPECT_EQ(valley.gender, "n");
  EXPECT_EQ(valley.number, "sg");
  EXPECT_EQ(traits_of("in der Xanderau", "Xanderau").gender, "f");
  EXPECT_EQ(traits_of("in Xandertal", "Xandertal").kind, "");
}

}  // namespace
}  // namespace pseudo::lang::de
