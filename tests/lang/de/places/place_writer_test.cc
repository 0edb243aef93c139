// Derivations of places, and places written in the form of a part.
#include "lang/de/places/place_writer.h"

#include <gtest/gtest.h>

#include "lang/common/typed_form.h"
#include "lang/de/german_text.h"
#include "lang/de/places/place_form.h"

namespace pseudo::lang::de {
namespace {

const Grammar& grammar() { return test::german_rules().grammar; }

// A lemma that no table has, in a form.
std::string written(std::string_view lemma, const PlaceForm& form) {
  Part part;
  part.lemma = "Musterau";
  part.form = Form(form);
  return write_place(grammar(), lemma, nullptr, part).value_or("(none)");
}

PlaceForm inhabitant_form(std::string_view ending) {
  PlaceForm form;
  form.kind = PlaceForm::Kind::kInhabitant;
  form.ending = ending;
  return form;
}

TEST(InhabitantOf, FollowsTheLongestEndingOfTheTable) {
  EXPECT_EQ(inhabitant_of(grammar(), "Wien", nullptr), "Wiener");
  EXPECT_EQ(inhabitant_of(grammar(), "Göttingen", nullptr), "Göttinger");
  EXPECT_EQ(inhabitant_of(grammar(), "Neustadt", nullptr), "Neustädter");
}

TEST(AdjectiveOf, IsMadeOfThePlaceOrItsInhabitant) {
  EXPECT_EQ(adjective_of(grammar(), "Lüneburg", nullptr, false), "lüneburgisch");
  EXPECT_EQ(adjective_of(grammar(), "Graz", nullptr, true), "grazerisch");
  EXPECT_EQ(adjective_of(grammar(), "Graz", nullptr, false), std::nullopt);
}

TEST(WritePlace, GivesInhabitantsTheEndingOfTheText) {
  EXPECT_EQ(written("Graz", inhabitant_form("er")), "Grazer");
  EXPECT_EQ(written("Graz", inhabitant_form("erinnen")), "Grazerinnen");
  EXPECT_EQ(written("Graz", inhabitant_form("er*innen")), "Grazer*innen");
}

TEST(WritePlace, GivesOtherPlacesTheFormOfAPeopleInMinusEr) {
  PlaceForm form = inhabitant_form("");
  form.people = PeopleForm::kFemininePlural;
  EXPECT_EQ(written("Graz", form), "Grazerinnen");
  form.people = PeopleForm::kDativePlural;
  EXPECT_EQ(written("Graz", form), "Grazern");
}

TEST(WritePlace, GenitivesDependOnTheLastSound) {
  PlaceForm form;
  form.kind = PlaceForm::Kind::kGenitive;
  form.genitive = {"s", "'"};
  EXPECT_EQ(written("Wien", form), "Wiens");
  EXPECT_EQ(written("Graz", form), "Graz'");
}

TEST(WritePlace, KeepsAdjectivesInTheCaseAndEndingOfTheText) {
  PlaceForm form;
  form.kind = PlaceForm::Kind::kAdjective;
  form.from_inhabitant = true;
  form.ending = "e";
  EXPECT_EQ(written("Graz", form), "grazerische");
  form.capital = true;
  EXPECT_EQ(written("Graz", form), "Grazerische");
}

TEST(WritePlace, KeepsTheSpellingOfSaintsAndTheShape) {
  PlaceForm form;
  form.saint = "St. ";
  Part part;
  part.lemma = "Sankt Veit";
  part.form = Form(form);
  EXPECT_EQ(write_place(grammar(), "Sankt Georgen", nullptr, part), "St. Georgen");
  EXPECT_EQ(write_place(grammar(), "Graz", nullptr, part), std::nullopt);
}

TEST(WritePlace, WritesTheOriginalOnlyForItsOwnLemma) {
  PlaceForm form = inhabitant_form("er");
  form.original = "Musterauener";
  EXPECT_EQ(written("Musterau", form), "Musterauener");
  EXPECT_EQ(written("Graz", form), "Grazer");
}

}  // namespace
}  // namespace pseudo::lang::de
