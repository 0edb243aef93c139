// The habits of a whole text: apostrophes, umlauts and ß.
#include "lang/de/context/text_habits.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"
#include "lang/de/spelling.h"

namespace pseudo::lang::de {
namespace {

TEST(ApostropheOf, IsTheOneThatTheTextUses) {
  EXPECT_EQ(apostrophe_of("Klaus' Rad"), "'");
  EXPECT_EQ(apostrophe_of("Klaus’ Rad"), "’");
  EXPECT_EQ(apostrophe_of(""), "'");
}

TEST(HabitsOf, SeeWrittenOutUmlautsAndSwissSs) {
  const Grammar& grammar = test::german_rules().grammar;
  EXPECT_EQ(habits_of(grammar, "Das ist fuer dich"), kUmlautsWrittenOut);
  EXPECT_EQ(habits_of(grammar, "Schöne Worte, das heisst"), kSwissSs);
  EXPECT_EQ(habits_of(grammar, "Grüße fuer dich"), 0);
  EXPECT_EQ(habits_of(grammar, "Hallo"), 0);
}

}  // namespace
}  // namespace pseudo::lang::de
