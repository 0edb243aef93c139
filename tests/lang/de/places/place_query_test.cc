// The conditions on surrogates of places.
#include "lang/de/places/place_query.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

const PlaceLexicon& places() { return test::german_rules().places; }

SurrogateQuery query(std::string_view key, std::string_view lemma) {
  EntityView entity;
  entity.category = Category::kCity;
  entity.key = key;
  entity.lemma = lemma;
  return query_place(places(), entity);
}

TEST(PlaceQuery, WantsTheShapeOfAnUnknownPlace) {
  EXPECT_EQ(query("bad xanderau", "Bad Xanderau").required.kind, "bad");
  EXPECT_EQ(query("xanderau", "Xanderau").required.kind, "plain");
  EXPECT_EQ(query("xanderau", "Xanderau").table, places().places());
}

TEST(PlaceQuery, WantsSizeAndCountryOfAKnownPlace) {
  const SurrogateQuery wien = query("wien", "Wien");
  EXPECT_EQ(wien.preferred.country, "AT");
  EXPECT_EQ(wien.preferred.size, "city");
}

TEST(PlaceQuery, ANameWithAnAdditionIsNotItsNamesake) {
  EXPECT_EQ(query("frankfurt", "Frankfurt").preferred.size, "city");
  EXPECT_EQ(query("frankfurt", "Frankfurt (Oder)").preferred.size, "town");
}

TEST(PlaceQuery, GivesRegionsRegionsOfTheirGender) {
  const SurrogateQuery query_of_tessin = query("tessin", "Tessin");
  EXPECT_EQ(query_of_tessin.table, places().regions());
  EXPECT_EQ(query_of_tessin.required.gender, "n");
}

TEST(CountryMeant, IsThatOfTheLikeliestPlace) {
  EXPECT_EQ(country_meant(places(), "wien", "DE"), "AT");
  EXPECT_EQ(country_meant(places(), "xanderau", "DE"), "");
  EXPECT_TRUE(is_town_of(places(), "wien", "AT"));
  EXPECT_FALSE(is_town_of(places(), "wien", "CH"));
}

}  // namespace
}  // namespace pseudo::lang::de
