// Mentions of streets are read into parts: what they are named after.
#include "lang/de/streets/street_reader.h"

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
      StreetReader(rules, names, places).read(text.made.mentions[0], text.context));
}

struct ReadingRow {
  const char* markup;
  const char* parts;
};

TEST(StreetReader, FindsPlacesInNames) {
  constexpr ReadingRow kRows[] = {{"in der [STREET:Lindenstraße]", "STREET lindenstrasse"},
                                  {"in der [STREET:Grazer Straße]", "CITY graz"},
                                  {"in der [STREET:Auer Straße]", "STREET auer strasse"},
                                  {"am [STREET:Halleschen Tor]", "CITY halle"},
                                  {"in der [STREET:Franz-Huber-Gasse]", "MALE franz, FAMILY huber"},
                                  {"in der [STREET:Anna-Straße]", "STREET anna strasse"},
                                  {"in der [STREET:Xandinger Straße]", "STREET xandingen ~er"}};
  for (const ReadingRow& row : kRows) EXPECT_EQ(parts_of(row.markup), row.parts) << row.markup;
}

}  // namespace
}  // namespace pseudo::lang::de
