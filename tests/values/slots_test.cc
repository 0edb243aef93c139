#include "values/slots.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace pseudo::values {
namespace {

TEST(Slots, AreLettersWithTheirMarksAndDigits) {
  const auto slots = find_slots("A-1 e\u0301\u0661");  // e with a combining accent, Arabic one
  ASSERT_EQ(slots.size(), 4U);
  EXPECT_EQ(slots[2], (ByteSpan{4, 7}));
  EXPECT_EQ(slots[3], (ByteSpan{7, 9}));
  EXPECT_EQ(find_slots("ISBN 12", 5).size(), 2U);
  EXPECT_TRUE(find_slots("-- ").empty());
}

TEST(Slots, AreJoinedInOneCase) {
  const std::string_view surface = "aB 1 - e\u0301";
  const auto slots = find_slots(surface);
  EXPECT_EQ(join_slots(surface, slots, LetterCase::kUpper), "AB1\u00C9");
  EXPECT_EQ(join_slots(surface, slots, LetterCase::kLower), "ab1\u00E9");
  EXPECT_EQ(join_with_punctuation(surface, slots, LetterCase::kLower), "ab1-\u00E9");
  EXPECT_EQ(join_with_punctuation("1\u20132", find_slots("1\u20132"), LetterCase::kLower), "1-2");
}

TEST(Slots, AreFilledInTheirCaseAndScript) {
  const auto fill = [](std::string_view surface, std::string_view drawn) {
    return fill_slots(surface, find_slots(surface), drawn);
  };
  EXPECT_EQ(fill("AT 12-a", "XY98B"), "XY 98-b");
  EXPECT_EQ(fill("12.3", "4-56"), "45.6") << "punctuation of what was drawn is left out";
  EXPECT_EQ(fill("\u0661\u0662", "34"), "\u0663\u0664") << "Arabic digits";
  EXPECT_EQ(fill("1-2-3", "9"), "9--") << "nothing is left to fill the others";
  EXPECT_EQ(fill("?", "word"), "word");
}

}  // namespace
}  // namespace pseudo::values
