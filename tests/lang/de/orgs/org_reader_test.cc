// Mentions of organisations are read into parts: names, places, topics.
#include "lang/de/orgs/org_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

std::string parts_of(std::string_view markup) {
  const test::GermanText text(markup);
  const Rules& rules = test::german_rules();
  const NameReader names(rules.names);
  const PlaceReader places(rules.grammar, rules.places);
  return test::replaced_parts(
      OrgReader(rules, names, places).read(text.made.mentions[0], text.context));
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

}  // namespace
}  // namespace pseudo::lang::de
