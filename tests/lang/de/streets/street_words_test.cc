// Prepositions, adjectives and suffixes of streets.
#include "lang/de/streets/street_words.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"
#include "lang/de/streets/street_form.h"

namespace pseudo::lang::de {
namespace {

const StreetLexicon& streets() { return test::german_rules().streets; }

TEST(StreetPrepositions, BeginPhrases) {
  const Grammar& grammar = test::german_rules().grammar;
  EXPECT_TRUE(begins_with_preposition(grammar, "unter den linden"));
  EXPECT_TRUE(begins_with_preposition(grammar, "am anger"));
  EXPECT_FALSE(begins_with_preposition(grammar, "am"));
  EXPECT_FALSE(begins_with_preposition(grammar, "breite strasse"));
  EXPECT_EQ(without_preposition(grammar, "Unter den Linden"), "Linden");
}

TEST(StreetAdjectives, ChangeTheirEnding) {
  const Adjective adjective = leading_adjective(test::german_rules(), "Oberen Straße");
  EXPECT_EQ(adjective.stem, "Ober");
  EXPECT_EQ(adjective.ending, "en");
  EXPECT_EQ(with_ending(adjective, "e", "Oberen Straße"), "Obere Straße");
  EXPECT_EQ(leading_adjective(test::german_rules(), "Lindenstraße").stem, "");
}

struct SuffixRow {
  const char* folded;
  bool dot;
  const char* suffix;  // "" if there is none
  bool abbreviated;
  bool genitive;
  bool diminutive;
};

TEST(StreetSuffixes, AreFoundInAllTheirForms) {
  constexpr SuffixRow kRows[] = {{"lindenstrasse", false, "straße", false, false, false},
                                 {"lindenstr", true, "straße", true, false, false},
                                 {"lindenstr", false, "straße", true, false, false},
                                 {"lindenweges", false, "weg", false, true, false},
                                 {"lindengaesschen", false, "gasse", false, false, true},
                                 {"linden", false, "", false, false, false}};
  for (const SuffixRow& row : kRows) {
    const SuffixMatch match = streets().match(row.folded, row.dot);
    EXPECT_EQ(match ? match.suffix->suffix : "", row.suffix) << row.folded;
    EXPECT_EQ(match.abbreviated, row.abbreviated) << row.folded;
    EXPECT_EQ(match.genitive, row.genitive) << row.folded;
    EXPECT_EQ(match.diminutive, row.diminutive) << row.folded;
  }
}

TEST(StreetKeys, TellNounsAndPlacesFromStreets) {
  EXPECT_EQ(street_key("linden", {}), "linden");
  EXPECT_EQ(street_key("linden", {.named_after_place = false, .article = "den"}), "linden ~in den");
  EXPECT_EQ(street_key("xanderau", {.named_after_place = true, .article = ""}), "xanderau ~er");
}

}  // namespace
}  // namespace pseudo::lang::de
