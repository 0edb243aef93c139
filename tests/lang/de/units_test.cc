// Countries, actors, letters and forms to search for: units of the German module that have no room.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/actors.h"
#include "lang/de/countries.h"
#include "lang/de/german_text.h"
#include "lang/de/letters.h"
#include "lang/de/search_forms.h"

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

Part part_of(Category category, std::string_view lemma, Part::Kind kind = Part::Kind::kEntity) {
  Part part;
  part.category = category;
  part.kind = kind;
  part.key = part.lemma = lemma;
  return part;
}

/// The country of the part "qirelldorf" of one mention; `divider` divides its parts, "" nothing.
std::string country_within(std::string_view markup, const std::vector<std::string>& lemmas,
                           std::string_view divider = ", ") {
  const test::GermanText text(markup);
  std::vector<Analysis> analyses(1);
  for (const std::string& lemma : lemmas) {
    const bool is_zip = lemma.find('-') != std::string::npos;
    analyses[0].push_back(part_of(is_zip ? Category::kZip : Category::kCity, lemma));
    if (divider.empty()) continue;
    analyses[0].push_back(part_of(Category::kCity, divider, Part::Kind::kLiteral));
  }
  add_countries(test::german_rules(), text.view, analyses);
  for (const Part& part : analyses[0]) {
    if (part.key == "qirelldorf") return std::string(part.traits.country);
  }
  return "(none)";
}

TEST(AddCountries, ByTheCodeBesideThePlaceInItsMention) {
  EXPECT_EQ(country_within("in [LOC:A-8010 Qirelldorf]", {"A-8010", "qirelldorf"}), "AT");
  EXPECT_EQ(country_within("in [LOC:Qirelldorf, A-8010]", {"qirelldorf", "A-8010"}), "AT");
  EXPECT_EQ(
      country_within("in [LOC:Qirella, Qirelldorf, A-8010]", {"qirella", "qirelldorf", "A-8010"}),
      "AT");
  EXPECT_EQ(country_within("in [LOC:Qirelldorf, Qirella]", {"qirelldorf", "qirella"}), "");
  EXPECT_EQ(
      country_within("in [LOC:Qirelldorf, Qirella, A-8010]", {"qirelldorf", "qirella", "A-8010"}),
      "");
  EXPECT_EQ(country_within("in [LOC:A-8010Qirelldorf]", {"A-8010", "qirelldorf"}, ""), "AT");
  EXPECT_EQ(country_within("in [LOC:QirelldorfA-8010]", {"qirelldorf", "A-8010"}, ""), "AT");
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

// The single words and phrases under which a name is found, with one of its endings or none.
std::vector<SearchForm> forms_of(Category category, std::string_view name, Category mention) {
  Part part;
  part.category = category;
  part.lemma = name;
  return search_forms(test::german_rules(), part, mention);
}

bool is_found(Category category, std::string_view name, std::string_view form) {
  const Rules& rules = test::german_rules();
  return std::ranges::any_of(forms_of(category, name, category), [&](const SearchForm& one) {
    return form == one.key ||
           (form.starts_with(one.key) &&
            is_search_ending(rules.grammar, one.endings, one.key, form.substr(one.key.size())));
  });
}

struct SearchRow {
  Category category;
  const char* name;
  std::vector<const char*> found;
  std::vector<const char*> not_found;
};

TEST(SearchForms, AreTheWordsAndFormsThatNameAlone) {
  const std::vector<SearchRow> rows = {
      {Category::kFamily,
       "Huber",
       {"huber", "hubers", "huberin", "hubersche", "huberschen"},
       {"hubert", "huberei"}},
      {Category::kMale, "Günther", {"gunther", "gunthers"}, {}},
      // An abbreviation is no name of its own.
      {Category::kMale, "Günth.", {}, {"günth.", "guenth.", "gunth.", "gunth"}},
      {Category::kFamily, "Müllersb.", {}, {"muellersb.", "mullersb.", "mullersb"}},
      {Category::kFamily,
       "Moser",
       {"mosern", "moserianer", "moserianisch", "moserlein", "moserisch"},
       {"moserei"}},
      {Category::kFamily, "Lange", {"langes"}, {"langen"}},
      {Category::kFamily, "von Zwarb", {"v zwarb", "zwarb"}, {"v"}},
      {Category::kStreet, "Lindengasse / Zirbenweg", {"lindengasse", "zirbenweg"}, {"linden"}},
      {Category::kOrg, "Huber & Maier GmbH", {"huber", "maier", "hubers"}, {"gmbh"}},
      {Category::kOrg, "Autohaus Zwarb Linz", {"zwarb", "linz"}, {"autohaus"}},
      {Category::kOrg, "Kleine Zeitung", {"kleine zeitung"}, {"kleine", "zeitung"}},
      {Category::kFamily, "Fuchs", {"fuchs", "fuchsens"}, {"fuchss"}},
      {Category::kFamily, "Müller-Lüdenscheidt", {"mueller", "luedenscheidts"}, {}},
      {Category::kFamily, "von der Traunau", {"traunau", "traunaus"}, {"von", "der", "vons"}},
      {Category::kFemale, "Anna", {"anna", "annas"}, {"annasche"}},
      {Category::kCity,
       "Villach",
       {"villachs", "villacher", "villachern", "villacherinnen", "villacherische"},
       {"villachei"}},
      {Category::kCity, "Bad Ischl", {"bad ischl", "ischl", "ischler"}, {"bad"}},
      {Category::kCity, "Frankfurt am Main", {"frankfurt", "frankfurter"}, {"main", "am"}},
      {Category::kCity, "Köln-Ehrenfeld", {"koeln", "ehrenfeld"}, {}},
      {Category::kStreet, "Lindengasse", {"lindengasse"}, {"linden", "gasse"}},
      {Category::kStreet, "Lindenstr.", {"lindenstrasse", "lindenstr"}, {"linden", "str"}},
      // A kind of several words is one: the town behind it is left out if a name is before it.
      {Category::kOrg, "Kolvika Freie Wähler Linz", {"kolvika freie waehler"}, {"freie waehler"}},
      {Category::kOrg, "Kolvika Freiwillige Feuerwehr Linz", {"kolvika freiwillige feuerwehr"}, {}},
      {Category::kOrg, "Freiwillige Feuerwehr Linz", {}, {"freiwillige feuerwehr", "feuerwehr"}},
      {Category::kOrg, "Freie Wähler Linz", {}, {"freie waehler"}},
      {Category::kOrg, "Stadtwerke GmbH", {"stadtwerke gmbh"}, {"gmbh", "stadtwerke"}},
      {Category::kOrg, "Institut für Phytomedizin", {}, {"institut", "phytomedizin"}},
      {Category::kOrg, "Universität", {"universitaet"}, {}},
      {Category::kOrg, "Zwarbl Druck GmbH", {"zwarbl", "zwarbl druck"}, {"gmbh"}},
      {Category::kOrg, "UN", {"un"}, {"uns"}},
  };
  for (const SearchRow& row : rows) {
    for (const char* form : row.found) {
      EXPECT_TRUE(is_found(row.category, row.name, form)) << row.name << ": " << form;
    }
    for (const char* form : row.not_found) {
      EXPECT_FALSE(is_found(row.category, row.name, form)) << row.name << ": " << form;
    }
  }
}

TEST(SearchForms, ACountryInAnOrganisationIsNotSearched) {
  EXPECT_TRUE(forms_of(Category::kCity, "Österreich", Category::kOrg).empty());
  EXPECT_FALSE(forms_of(Category::kCity, "Österreich", Category::kCity).empty());
  EXPECT_FALSE(forms_of(Category::kCity, "Graz", Category::kOrg).empty());
}

}  // namespace
}  // namespace pseudo::lang::de
