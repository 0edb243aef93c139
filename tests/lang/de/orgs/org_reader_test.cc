// Mentions of organisations are read into parts: names, places, topics.
#include "lang/de/orgs/org_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

Analysis read(const test::GermanText& text) {
  const Rules& rules = test::german_rules();
  const NameReader names(rules.names);
  const PlaceReader places(rules.grammar, rules.places);
  return OrgReader(rules, names, places).read(text.made.mentions[0], text.context);
}

std::string parts_of(std::string_view markup) {
  return test::replaced_parts(read(test::GermanText(markup)));
}

struct Row {
  const char* markup;
  const char* parts;
};

TEST(OrgReader, FindsPersonsPlacesAndTopics) {
  constexpr Row kRows[] = {
      {"die [ORG:Neue Xandinger Zeitung]", "ORG neu xanding zeitung"},
      {"die [ORG:Xandinger Zeitung]", "CITY xandingen"},
      {"der [ORG:Grazer Sportverein]", "CITY graz"},
      {"bei der [ORG:Bäckerei Huber]", "FAMILY huber"},
      {"am [ORG:Institut für Slawistik der Universität Graz]", "ORG slawistik ~topic, CITY graz"},
      {"bei [ORG:Xandrax]", "ORG xandrax"},
      {"bei der [ORG:Xandrax GmbH]", "ORG xandrax"},
      {"im [ORG:Huber-Krankenhaus]", "FAMILY huber"},
      {"in der [ORG:Universität Münster]", "CITY muenster"}};
  for (const Row& row : kRows) EXPECT_EQ(parts_of(row.markup), row.parts) << row.markup;
}

// The letters of an acronym are no literals.
TEST(OrgReader, AnAcronymInBracketsIsReplacedWhole) {
  for (const char* const markup :
       {"der [ORG:Grazer Baugesellschaft (GBG)].", "der [ORG:Verein für Kulturpflege (VKP)].",
        "das [ORG:Rotes Kreuz (ÖRK)].", "das [ORG:Kulturhaus Lichtblick (Haus Nord)].",
        "der [ORG:Musikverein Almtal (MVA)].", "die [ORG:Novatrexis (NTX)]."}) {
    const test::GermanText text(markup);
    const std::string_view surface = text.made.mentions[0].surface;
    const std::size_t open = surface.find('(');
    for (const Part& part : read(text)) {
      if (part.kind == Part::Kind::kEntity || part.span.end <= open) continue;
      const std::size_t begin = std::max(part.span.begin, open);
      const std::string_view literal = surface.substr(begin, part.span.end - begin);
      EXPECT_EQ(literal.find_first_not_of("() "), std::string_view::npos)
          << markup << ": " << literal;
    }
  }
}

// "TUM" becomes an acronym of "Technische Universität" and the new town.
TEST(OrgReader, AnAcronymInBracketsHasTheInitialsOfTheWordsThatStay) {
  struct HeadRow {
    const char* markup;
    const char* head;  // a blank ends each word: acronym_of takes its first letter
  };
  constexpr HeadRow kRows[] = {{"die [ORG:Technische Universität München (TUM)].", "T U"},
                               {"am [ORG:Institut für Sozialpädagogik (ISP)].", "I"}};
  for (const HeadRow& row : kRows) {
    const Analysis parts = read(test::GermanText(row.markup));
    const auto acronym = std::ranges::find_if(parts, [](const Part& part) {
      const OrgForm* const form = part.form.get<OrgForm>();
      return form != nullptr && form->kind == OrgForm::Kind::kAcronym;
    });
    ASSERT_NE(acronym, parts.end()) << row.markup;
    EXPECT_EQ(acronym->form.get<OrgForm>()->head, row.head) << row.markup;
  }
}

}  // namespace
}  // namespace pseudo::lang::de
