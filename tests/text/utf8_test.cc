#include "text/utf8.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pseudo::text {
namespace {

struct Invalid {
  std::string bytes;
  std::size_t at;
};

TEST(FindInvalidUtf8, NamesTheFirstBadByte) {
  const std::vector<Invalid> cases = {
      {"\xfc", 0},                   // Latin-1
      {"M\xfcller", 1},              // Latin-1 inside a word
      {"\xc3", 0},                   // cut off
      {"ab\xe2\x82", 2},             // cut off
      {"\xc0\x80", 0},               // overlong NUL
      {"\xe0\x80\x80", 0},           // overlong
      {"\xed\xa0\x80", 0},           // surrogate
      {"\xf4\x90\x80\x80", 0},       // behind U+10FFFF
      {"\xff\xfe", 0},               // UTF-16 mark
      {"\x80", 0},                   // a trail byte alone
      {"12345678901234567\xff", 17}  // behind whole blocks of ASCII
  };
  for (const Invalid& row : cases) {
    EXPECT_EQ(find_invalid_utf8(row.bytes), row.at);
    const std::string prefix = "😀 ß und mehr als acht Zeichen ";
    EXPECT_EQ(find_invalid_utf8(prefix + row.bytes), prefix.size() + row.at);
  }
}

// Every code point, at every place in a block of eight bytes.
TEST(Utf8, WritesReadsAndCountsEveryCodePoint) {
  for (char32_t c = 0; c <= 0x10FFFF; c += c < 0x3000 ? 1 : 37) {
    if (c >= 0xD800 && c <= 0xDFFF) continue;
    std::string text(c % 8, 'x');
    const std::size_t begin = text.size();
    append(text, c);
    const std::size_t end = text.size();
    text += "yz";
    ASSERT_EQ(find_invalid_utf8(text), std::nullopt) << static_cast<std::uint32_t>(c);
    std::size_t pos = begin;
    ASSERT_EQ(next(text, pos), c);
    ASSERT_EQ(pos, end);
    ASSERT_EQ(previous(text, pos), c);
    ASSERT_EQ(pos, begin);
    ASSERT_EQ(count_code_points(text), begin + 3);
    ASSERT_EQ(is_ascii(text), c < 0x80);
    for (std::size_t i = 0; i <= text.size(); ++i) {
      ASSERT_EQ(is_boundary(text, i), i <= begin || i >= end);
    }
  }
}

TEST(Utf8, CountsAndTellsAsciiAtAnyLength) {
  for (std::size_t before = 0; before < 20; ++before) {
    for (std::size_t after = 0; after < 20; ++after) {
      const std::string plain = std::string(before, 'a') + std::string(after, 'b');
      const std::string text = std::string(before, 'a') + "😀" + std::string(after, 'b');
      EXPECT_TRUE(is_ascii(plain));
      EXPECT_FALSE(is_ascii(text));
      EXPECT_EQ(count_code_points(plain), before + after);
      EXPECT_EQ(count_code_points(text), before + 1 + after);
      EXPECT_EQ(count_code_points(text + text), 2 * (before + 1 + after));
    }
  }
}

TEST(Utf8, CountsAsBratDoes) {
  EXPECT_EQ(count_code_points("Weiß"), 4U);
  EXPECT_EQ(count_code_points("😀"), 1U);
  EXPECT_EQ(count_code_points("u\u0308"), 2U);
  EXPECT_EQ(count_code_points("\r\n"), 2U);
  EXPECT_EQ(count_code_points("\uFEFF"), 1U);
  EXPECT_EQ(count_code_points(""), 0U);
  EXPECT_FALSE(is_boundary("a", 2));
}

}  // namespace
}  // namespace pseudo::text
