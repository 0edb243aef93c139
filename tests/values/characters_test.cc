#include "values/characters.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace pseudo::values {
namespace {

TEST(Characters, AreLettersWithTheirMarksAndDigits) {
  const auto characters =
      find_characters("A-1 e\u0301\u0661");  // e with a combining accent, Arabic one
  ASSERT_EQ(characters.size(), 4U);
  EXPECT_EQ(characters[2], (ByteSpan{4, 7}));
  EXPECT_EQ(characters[3], (ByteSpan{7, 9}));
  EXPECT_EQ(find_characters("ISBN 12", 5).size(), 2U);
  EXPECT_TRUE(find_characters("-- ").empty());
}

TEST(Characters, AreJoinedInOneCase) {
  const std::string_view surface = "aB 1 - e\u0301";
  const auto characters = find_characters(surface);
  EXPECT_EQ(join_characters(surface, characters, LetterCase::kUpper), "AB1\u00C9");
  EXPECT_EQ(join_characters(surface, characters, LetterCase::kLower), "ab1\u00E9");
  EXPECT_EQ(join_with_punctuation(surface, characters, LetterCase::kLower), "ab1-\u00E9");
  EXPECT_EQ(join_with_punctuation("1\u20132", find_characters("1\u20132"), LetterCase::kLower),
            "1-2");
}

TEST(Characters, AreFilledInTheirCaseAndScript) {
  const auto fill = [](std::string_view surface, std::string_view drawn) {
    return fill_characters(surface, find_characters(surface), drawn);
  };
  EXPECT_EQ(fill("AT 12-a", "XY98B"), "XY 98-b");
  EXPECT_EQ(fill("12.3", "4-56"), "45.6") << "punctuation of what was drawn is left out";
  EXPECT_EQ(fill("\u0661\u0662", "34"), "\u0663\u0664") << "Arabic digits";
  EXPECT_EQ(fill("1-2-3", "9"), "9--") << "nothing is left to fill the others";
  EXPECT_EQ(fill("?", "word"), "word");
}

}  // namespace
}  // namespace pseudo::values
