#include "text/chars.h"

#include <gtest/gtest.h>
#include <unicode/uchar.h>

#include "tsv.h"

namespace pseudo::text {
namespace {

// The short ways for ASCII must agree with Unicode's own tables.
TEST(Chars, AgreeWithUnicodeOnAscii) {
  for (UChar32 c = 0; c < 0x80; ++c) {
    const auto point = static_cast<char32_t>(c);
    EXPECT_EQ(is_letter(point), u_isalpha(c) != 0) << c;
    EXPECT_EQ(is_digit(point), u_isdigit(c) != 0) << c;
    EXPECT_EQ(is_word(point), u_isalnum(c) != 0) << c;
    EXPECT_EQ(is_upper(point), u_isUUppercase(c) != 0) << c;
    EXPECT_EQ(is_lower(point), u_isULowercase(c) != 0) << c;
    EXPECT_EQ(is_space(point), u_isUWhiteSpace(c) != 0) << c;
    EXPECT_EQ(is_mark(point), false) << c;
    EXPECT_EQ(lower(point), static_cast<char32_t>(u_tolower(c))) << c;
    EXPECT_EQ(upper(point), static_cast<char32_t>(u_toupper(c))) << c;
  }
}

// Belief: the categories Cf and the variation selectors of the Unicode Character Database.
TEST(Chars, InvisibleOnesAreInRanges) {
  struct Range {
    char32_t first;
    char32_t last;
  };
  for (const Range& range : {Range{0xAD, 0xAD}, Range{0x34F, 0x34F}, Range{0x61C, 0x61C},
                             Range{0x200B, 0x200F}, Range{0x202A, 0x202E}, Range{0x2060, 0x206F},
                             Range{0xFE00, 0xFE0F}, Range{0xFEFF, 0xFEFF}}) {
    for (char32_t c = range.first; c <= range.last; ++c)
      EXPECT_TRUE(is_invisible(c)) << static_cast<unsigned>(c);
    EXPECT_FALSE(is_invisible(range.first - 1)) << static_cast<unsigned>(range.first);
    EXPECT_FALSE(is_invisible(range.last + 1)) << static_cast<unsigned>(range.last);
  }
}

TEST(Chars, KnowsWhatIsNotAscii) {
  EXPECT_TRUE(is_letter(U'ß') && is_lower(U'ß') && !is_upper(U'ß'));
  EXPECT_TRUE(is_upper(U'ẞ') && is_upper(U'ǅ'));
  EXPECT_TRUE(is_mark(0x308) && is_word(0x308) && !is_letter(0x308));
  EXPECT_TRUE(is_digit(0x663) && is_word(0x663));  // Arabic-Indic three
  EXPECT_FALSE(is_word(0x1F600));
  EXPECT_TRUE(is_space(0xA0) && is_space(0x202F) && is_space(0x2028));
  EXPECT_FALSE(is_space(0xFEFF));
  EXPECT_EQ(upper(U'ß'), U'ß');
  EXPECT_EQ(lower(U'ẞ'), U'ß');
  for (const char32_t c : U"'’‘ʼ`´′") EXPECT_EQ(is_apostrophe(c), c != 0);
  for (const char32_t c : U"-‐‑–−") EXPECT_EQ(is_hyphen(c), c != 0);
  EXPECT_FALSE(is_hyphen(U'—'));
  EXPECT_EQ(script(U' '), 0);
  EXPECT_EQ(script(0x308), 1);
  EXPECT_EQ(script(U'a'), script(U'ß'));
  EXPECT_NE(script(U'a'), script(U'я'));
}

TEST(FilingLetter, MatchesTheTable) {
  for (const testing_tables::Row& row : testing_tables::read_table("text/filing.tsv", 3)) {
    std::string letter;
    if (const char32_t c = filing_letter(row[0]); c != 0) append(letter, c);
    EXPECT_EQ(letter, row[1]) << "line " << row.line << ": " << row[2];
  }
}

}  // namespace
}  // namespace pseudo::text
