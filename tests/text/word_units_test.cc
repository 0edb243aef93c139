#include "text/word_units.h"

#include <gtest/gtest.h>

#include <string>

namespace pseudo::text {
namespace {

std::string keys(std::string_view utf8) {
  std::string all;
  for (const WordUnit& unit : word_units(utf8)) all += (all.empty() ? "" : " ") + unit.key;
  return all;
}

TEST(WordUnits, AreRunsOfLettersAndOfDigits) {
  EXPECT_EQ(keys("Anna Müller-Huber, 9020 B1"), "anna mueller huber 9020");
  EXPECT_EQ(keys("eva_huber123@x.at"), "eva huber 123 at");
  EXPECT_EQ(keys("A 12 b"), "");
  EXPECT_EQ(keys("⒜⒩ 🐻 ½"), "⒜⒩");
}

TEST(WordUnits, SpellingsOfOneWordHaveOneKey) {
  EXPECT_EQ(keys("Mu\u0308ller"), keys("MUELLER"));
  EXPECT_EQ(keys("Hu\u00ADber"), keys("Huber"));
  EXPECT_EQ(keys("Hubers"), keys("Huber"));
  EXPECT_EQ(keys("٣٤٥"), "345");
  EXPECT_NE(keys("Weiss"), keys("Weis"));
}

TEST(UnitSet, FindsItsWordsInAText) {
  const UnitSet all("Eva Huber");
  EXPECT_TRUE(all.recurs_in("ein HUBER"));
  EXPECT_FALSE(all.recurs_in("Huberin"));
  const UnitSet some("Eva Huber", [](const WordUnit& unit) { return unit.key == "huber"; });
  EXPECT_FALSE(some.recurs_in("Huber"));
  EXPECT_TRUE(some.contains("eva"));
  EXPECT_TRUE(UnitSet("1").empty());
}

}  // namespace
}  // namespace pseudo::text
