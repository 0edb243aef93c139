// Inhabitants and adjectives lead to the places that they come from.
#include "lang/de/places/derived_places.h"

#include <gtest/gtest.h>

#include "lang/common/typed_form.h"
#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

struct Read {
  std::string key;
  PlaceForm form;
};

std::optional<Read> as_read(const std::optional<Part>& part) {
  if (!part) return std::nullopt;
  return Read{part->key, form_as<PlaceForm>(*part)};
}

std::optional<Read> inhabitant(std::string_view surface, std::string_view text = "",
                               bool known_only = true) {
  const test::GermanText document(text);
  const DerivedPlaces places(test::german_rules().grammar, test::german_rules().places);
  return as_read(places.read_inhabitant(surface, document.context, known_only));
}

std::optional<Read> adjective(std::string_view surface, bool known_only = true) {
  const test::GermanText document("");
  const DerivedPlaces places(test::german_rules().grammar, test::german_rules().places);
  return as_read(places.read_adjective(surface, document.context, known_only));
}

TEST(StripEnding, LeavesAStem) {
  EXPECT_EQ(strip_ending("grazer", "er"), "graz");
  EXPECT_EQ(strip_ending("graz", "er"), std::nullopt);
  EXPECT_EQ(strip_ending("ser", "er"), std::nullopt);
}

TEST(Inhabitants, AreOfAPlaceInTheirForm) {
  const auto read = inhabitant("Wienerinnen");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->key, "wien");
  EXPECT_EQ(read->form.kind, PlaceForm::Kind::kInhabitant);
  EXPECT_EQ(read->form.ending, "erinnen");
  EXPECT_EQ(read->form.people, std::nullopt);
  EXPECT_EQ(read->form.original, "");
}

TEST(Inhabitants, KeepWhatNoRuleWrites) {
  const auto read = inhabitant("Münchener");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->key, "muenchen");
  EXPECT_EQ(read->form.original, "Münchener");
}

TEST(Inhabitants, AreOfPeoplesToo) {
  const auto read = inhabitant("Fränkin");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->key, "franken");
  EXPECT_EQ(read->form.people, PeopleForm::kFeminine);
}

TEST(Inhabitants, NeedAMentionOrPermissionIfThePlaceIsUnknown) {
  EXPECT_FALSE(inhabitant("Xanderauer"));
  EXPECT_EQ(inhabitant("Xanderauer", "in [CITY:Xanderau]")->key, "xanderau");
  EXPECT_EQ(inhabitant("Xanderauer", "", false)->key, "xanderau");
}

TEST(Adjectives, LeadToTheirPlace) {
  const auto read = adjective("hamburgischen");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->key, "hamburg");
  EXPECT_EQ(read->form.kind, PlaceForm::Kind::kAdjective);
  EXPECT_EQ(read->form.ending, "en");
  EXPECT_FALSE(read->form.capital);
  EXPECT_FALSE(read->form.from_inhabitant);
}

TEST(Adjectives, RememberTheInhabitantThatTheyAreMadeOf) {
  const auto read = adjective("Grazerische");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->key, "graz");
  EXPECT_TRUE(read->form.from_inhabitant);
  EXPECT_TRUE(read->form.capital);
}

TEST(Adjectives, NeedPermissionIfThePlaceIsUnknown) {
  EXPECT_FALSE(adjective("xanderauisch"));
  EXPECT_EQ(adjective("xanderauisch", false)->key, "xanderau");
  EXPECT_FALSE(adjective("Xanderau", false));
}

}  // namespace
}  // namespace pseudo::lang::de
