// The spelling of a mention compared with its lemma, which its surrogate follows.
#include <gtest/gtest.h>

#include "lang/de/spelling.h"

namespace pseudo::lang::de {
namespace {

TEST(ObservedSpelling, UmlautsAreWrittenOutOnlyWhereTheyStand) {
  EXPECT_EQ(observed_spelling("Gruenau", "Grünau"), kUmlautsWrittenOut);
  EXPECT_EQ(observed_spelling("OESTERBERG", "Österberg"), kUmlautsWrittenOut);
  EXPECT_EQ(observed_spelling("Gruenauer", "Grünau im Almtal"), kUmlautsWrittenOut);
  EXPECT_EQ(observed_spelling("Muellerin", "Müller"), kUmlautsWrittenOut);
  EXPECT_EQ(observed_spelling("Grünau", "Grünau"), 0);
  EXPECT_EQ(observed_spelling("Loipersdorf", "Loipersdorf bei Fürstenfeld"), 0);
  EXPECT_EQ(observed_spelling("Frauendorf", "Frauendorf bei Fürstenfeld"), 0);
}

TEST(ObservedSpelling, SwissAndDecomposed) {
  EXPECT_EQ(observed_spelling("Strassfeld", "Straßfeld"), kSwissSs);
  EXPECT_EQ(observed_spelling("Gru\u0308nau", "Grünau"), kDecomposed);
}

TEST(Respell, FollowsTheHabits) {
  EXPECT_EQ(respell("Größl", 0), "Größl");
  EXPECT_EQ(respell("Größl", kUmlautsWrittenOut), "Groessl");
  EXPECT_EQ(respell("Au-Straße", kSwissSs), "Au-Strasse");
  EXPECT_EQ(respell("Grünau", kDecomposed), "Gru\u0308nau");
}

}  // namespace
}  // namespace pseudo::lang::de
