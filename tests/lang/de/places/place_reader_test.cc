// Mentions of places are read into parts: towns, their quarters, several places.
#include "lang/de/places/place_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

/// The keys of the parts that are replaced: "graz andritz(district)".
std::string parts_of(std::string_view markup) {
  const test::GermanText text(markup);
  const Rules& rules = test::german_rules();
  std::string shown;
  for (const Part& part :
       PlaceReader(rules.grammar, rules.places).read(text.made.mentions[0], text.context)) {
    if (part.kind != Part::Kind::kEntity) continue;
    if (!shown.empty()) shown += ' ';
    shown += part.key;
    if (!part.traits.kind.empty()) shown += "(" + std::string(part.traits.kind) + ")";
  }
  return shown;
}

struct Row {
  const char* markup;
  const char* parts;
};

TEST(PlaceReader, FindsTownsAndTheirQuarters) {
  constexpr Row kRows[] = {
      {"in [CITY:Graz]", "graz"},
      {"in [CITY:Graz-Andritz]", "graz andritz(district)"},
      {"in [CITY:Graz-Xanderquim]", "graz xanderquim(district)"},
      {"zwischen [CITY:Graz-Linz]", "graz linz"},
      {"in [CITY:Graz/Linz]", "graz linz"},
      {"in [CITY:Graz und Linz]", "graz linz"},
  };
  for (const Row& row : kRows) EXPECT_EQ(parts_of(row.markup), row.parts) << row.markup;
}

}  // namespace
}  // namespace pseudo::lang::de
