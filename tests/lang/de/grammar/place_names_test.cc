// Shapes and cores of names of places, and the spellings of saints.
#include "lang/de/grammar/place_names.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

const PlaceNames& names() { return test::german_rules().grammar.place_names; }

TEST(PlaceShape, FollowsFromTheTables) {
  const std::pair<std::string_view, PlaceShape> cases[] = {
      {"Graz", PlaceShape::kPlain},
      {"Garmisch-Partenkirchen", PlaceShape::kPlain},
      {"Bad Ischl", PlaceShape::kSpa},
      {"Sankt Veit", PlaceShape::kSaint},
      {"St. Veit an der Glan", PlaceShape::kSaint},
      {"St Veit", PlaceShape::kWords},  // no table of places spells it so
      {"Frankfurt am Main", PlaceShape::kQualified},
      {"Frankfurt a.M.", PlaceShape::kQualified},
      {"Halle (Saale)", PlaceShape::kQualified},
      {"Biel/Bienne", PlaceShape::kQualified},
      {"Neue Welt", PlaceShape::kWords},
  };
  for (const auto& [name, shape] : cases) EXPECT_EQ(names().shape(name), shape) << name;
}

TEST(PlaceCore, LacksSpaAndAddition) {
  EXPECT_EQ(names().core("Bad Ischl"), "Ischl");
  EXPECT_EQ(names().core("Frankfurt am Main"), "Frankfurt");
  EXPECT_EQ(names().core("Halle (Saale)"), "Halle");
  EXPECT_EQ(names().core("Biel/Bienne"), "Biel");
  EXPECT_EQ(names().core("Amberg"), "Amberg");
  EXPECT_EQ(names().core("Badenweiler"), "Badenweiler");
}

TEST(Saints, AreSpelledOut) {
  EXPECT_EQ(names().spell_out_saint("st. veit"), "sankt veit");
  EXPECT_EQ(names().spell_out_saint("st veit"), "sankt veit");
  EXPECT_EQ(names().spell_out_saint("st.veit"), "sankt veit");
  EXPECT_EQ(names().spell_out_saint("steyr"), "steyr");
  EXPECT_EQ(names().spell_out_saint("st."), "st.");
  EXPECT_EQ(names().other_spellings("sankt veit"), std::vector<std::string>{"st. veit"});
  EXPECT_TRUE(names().other_spellings("graz").empty());
}

TEST(Saints, AreFoundAsWritten) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"Sankt Veit", "Sankt "}, {"SANKT VEIT", "SANKT "}, {"St. Veit", "St. "},
      {"St.Veit", "St."},       {"ST VEIT", "ST "},       {"Steyr", ""},
  };
  for (const auto& [name, saint] : cases) EXPECT_EQ(names().written_saint(name), saint) << name;
}

}  // namespace
}  // namespace pseudo::lang::de
