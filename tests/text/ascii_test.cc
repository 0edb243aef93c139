#include "text/ascii.h"
#include "text/ascii_words.h"

#include <gtest/gtest.h>

namespace pseudo::text {
namespace {

TEST(Ascii, TellsDigitsAndLetters) {
  for (int byte = 0; byte < 256; ++byte) {
    const char c = static_cast<char>(byte);
    EXPECT_EQ(is_ascii_digit(c), byte >= 48 && byte <= 57) << byte;
    EXPECT_EQ(is_ascii_upper(c), byte >= 65 && byte <= 90) << byte;
    EXPECT_EQ(is_ascii_lower(c), byte >= 97 && byte <= 122) << byte;
    EXPECT_EQ(is_ascii_letter(c), is_ascii_upper(c) || is_ascii_lower(c)) << byte;
    EXPECT_EQ(ascii_lower(c), byte >= 65 && byte <= 90 ? byte + 32 : c) << byte;
  }
}

TEST(Ascii, ReadsHexadecimalDigits) {
  EXPECT_EQ(hex_digit_value('0'), 0);
  EXPECT_EQ(hex_digit_value('9'), 9);
  EXPECT_EQ(hex_digit_value('a'), 10);
  EXPECT_EQ(hex_digit_value('F'), 15);
  for (const char c : {'g', 'G', '/', ':', '@', '`', ' ', '\xC3'}) {
    EXPECT_EQ(hex_digit_value(c), -1) << c;
  }
}

TEST(AsciiWords, AreComparedInAnyLetterCase) {
  EXPECT_EQ(ascii_lower("A-b\xC3\x84"), "a-b\xC3\x84");
  EXPECT_TRUE(same_ascii_word("Text", "tEXT"));
  EXPECT_FALSE(same_ascii_word("Text", "Texts"));
  EXPECT_TRUE(begins_with_ascii_word("WWW.x", "www."));
  EXPECT_FALSE(begins_with_ascii_word("ww", "www."));
  EXPECT_TRUE(ends_with_ascii_word("a.XML", ".xml"));
  EXPECT_FALSE(ends_with_ascii_word("ml", ".xml"));
}

}  // namespace
}  // namespace pseudo::text
