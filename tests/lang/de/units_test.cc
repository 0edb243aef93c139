// Countries, actors, letters and variants: units of the German module that have no room.
#include <gtest/gtest.h>

#include <algorithm>

#include "lang/de/actors.h"
#include "lang/de/countries.h"
#include "lang/de/german_text.h"
#include "lang/de/letters.h"
#include "lang/de/variants.h"

namespace pseudo::lang::de {
namespace {

Analysis city(std::string_view key) {
  Part part;
  part.category = Category::kCity;
  part.key = key;
  part.lemma = key;
  return {part};
}

std::string country(std::string_view markup) {
  const test::GermanText text(markup);
  std::vector<Analysis> analyses(text.made.mentions.size());
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    if (text.made.mentions[i].category == Category::kCity) analyses[i] = city("qirelldorf");
  }
  add_countries(test::german_rules(), text.view, analyses);
  return std::string(analyses.back()[0].traits.country);
}

TEST(AddCountries, ByTheCodeBeforeOrCuesOfTheText) {
  EXPECT_EQ(country("[ZIP:A-8010] [CITY:Qirelldorf]"), "AT");
  EXPECT_EQ(country("[ZIP:D-80100] [CITY:Qirelldorf]"), "DE");
  EXPECT_EQ(country("Tel. +43 1, in [CITY:Qirelldorf]"), "AT");
  EXPECT_EQ(country("in [CITY:Qirelldorf]"), "");
}

bool organisation(std::string_view markup) {
  const test::GermanText text(markup);
  return is_organisation(test::german_rules(), text.made.mentions[0], text.context);
}

TEST(IsOrganisation, ByLegalFormHeadNounOrAnotherMention) {
  EXPECT_TRUE(organisation("[ACTOR:Huber GmbH]"));
  EXPECT_TRUE(organisation("[ACTOR:Universität Thalberg]"));
  EXPECT_TRUE(organisation("[ACTOR:Qirell] und [ORG:Qirell]"));
  EXPECT_FALSE(organisation("[ACTOR:Anna Huber]"));
  EXPECT_FALSE(organisation("[ACTOR:Peter Bank]"));
  EXPECT_FALSE(organisation("[ACTOR:Qirell]"));
}

TEST(DistinctiveLetter, IsThatOfTheFirstWordThatDistinguishes) {
  const Rules& rules = test::german_rules();
  EXPECT_EQ(distinctive_letter(rules, Category::kOrg, "Universität Graz"), U'G');
  EXPECT_EQ(distinctive_letter(rules, Category::kCity, "Bad Ischl"), U'I');
  EXPECT_EQ(distinctive_letter(rules, Category::kFamily, "von Thal"), U'T');
  EXPECT_EQ(distinctive_letter(rules, Category::kFamily, "Öhler"), U'O');
}

bool has_variant(Category category, std::string_view lemma, std::string_view form) {
  const auto forms = variants(test::german_rules(), category, lemma);
  return std::ranges::find(forms, form) != forms.end();
}

TEST(Variants, OfNamesHaveTheEndingsOfTheTable) {
  EXPECT_TRUE(has_variant(Category::kFamily, "Huber", "huber"));
  for (const char* const form : {"hubers", "huber's", "huberin", "hubersche", "huberschen"}) {
    EXPECT_TRUE(has_variant(Category::kFamily, "Huber", form)) << form;
  }
  EXPECT_TRUE(has_variant(Category::kFamily, "Fuchs", "fuchsens"));
  EXPECT_TRUE(has_variant(Category::kFamily, "Fuchs", "fuchs'"));
  EXPECT_FALSE(has_variant(Category::kFamily, "Fuchs", "fuchss"));
  EXPECT_TRUE(has_variant(Category::kFemale, "Anna", "annas"));
  EXPECT_FALSE(has_variant(Category::kFemale, "Anna", "annasche"));
}

TEST(Variants, OfPlacesHaveInhabitantsAndAdjectives) {
  for (const char* const form :
       {"villachs", "villacher", "villachern", "villacherinnen", "villacherische"}) {
    EXPECT_TRUE(has_variant(Category::kCity, "Villach", form)) << form;
  }
}

}  // namespace
}  // namespace pseudo::lang::de
