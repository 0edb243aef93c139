#include "text/word_units.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>

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
  EXPECT_EQ(keys("⒜⒩ 🐻 ½"), "an");
}

TEST(WordUnits, SpellingsOfOneWordHaveOneKey) {
  EXPECT_EQ(keys("Mu\u0308ller"), keys("MUELLER"));
  EXPECT_EQ(keys("Hu\u00ADber"), keys("Huber"));
  EXPECT_EQ(keys("Hubers"), keys("Huber"));
  EXPECT_EQ(keys("٣٤٥"), "345");
  EXPECT_NE(keys("Weiss"), keys("Weis"));
}

TEST(UnitSignature, OfATextHasTheBitsOfItsUnits) {
  for (const std::string_view utf8 :
       {"Anna Müller-Hubers, 9020 B1", "eva_huber123@x.at", "ÄRGER über Weiß", "Mu\u0308ller",
        "Hu\u00ADber", "٣٤٥ und 345", "e\u0301 Émile", "ab12cd", "Aß 1 22 333"}) {
    const std::uint64_t all = unit_signature(utf8);
    for (const WordUnit& unit : word_units(utf8)) {
      const std::uint64_t own = unit_signature(unit.key);
      EXPECT_NE(own, 0U) << utf8 << ": " << unit.key;
      EXPECT_EQ(own & all, own) << utf8 << ": " << unit.key;
    }
  }
}

TEST(UnitSignature, TellsWordsApart) {
  EXPECT_EQ(unit_signature("Anna Huber") & unit_signature("Lore Weinberger"), 0U);
  EXPECT_EQ(unit_signature("0664 123") & unit_signature("0732 459"), 0U);
  EXPECT_EQ(unit_signature("a 12 - b"), 0U);
}

TEST(UnitSet, FindsUmlautsWithoutTheirDots) {
  EXPECT_EQ(key_without_dots("Böswirths"), "boswirth");
  EXPECT_EQ(key_without_dots("Bo\xCC\x88swirth"), "boswirth") << "as o and two dots";
  for (const char* word : {"Boswirth", "Weiß", "Andrée", "Ös", "Bös Wirth", ""}) {
    EXPECT_EQ(key_without_dots(word), "") << word;
  }
  EXPECT_TRUE(UnitSet("Eva Böswirth").recurs_in("Frau Boswirth"));
  EXPECT_FALSE(UnitSet("Eva Boswirth").recurs_in("Frau Böswirth"));
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
