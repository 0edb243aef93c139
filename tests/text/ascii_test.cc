#include "text/ascii.h"

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

}  // namespace
}  // namespace pseudo::text
