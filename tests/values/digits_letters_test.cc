#include "values/digits_letters.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "pseudo/random.h"
#include "text/alphabet.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "values/test_key.h"

namespace pseudo::values {
namespace {

DrawStream stream_of(std::string_view entity) {
  return ScopeDraws(kKey, "", "document", "d").stream("value", "UFID", entity);
}

std::u32string code_points(std::string_view utf8) {
  std::u32string result;
  for (std::size_t pos = 0; pos < utf8.size();) result.push_back(text::next(utf8, pos));
  return result;
}

/// Digit, upper, lower, other letter by script, or the character itself.
std::string kind_of(char32_t c) {
  if (text::digit_value(c) >= 0) {
    return "digit" + std::to_string(c - static_cast<char32_t>(text::digit_value(c)));
  }
  if (!text::is_letter(c)) return std::string("as is ") + std::to_string(c);
  const char* const letter_case = text::is_upper(c) ? "upper" : text::is_lower(c) ? "lower" : "";
  return std::string("letter ") + letter_case + std::to_string(text::script(c));
}

std::vector<std::string> kinds(std::string_view utf8) {
  std::vector<std::string> result;
  for (const char32_t c : code_points(utf8)) result.push_back(kind_of(c));
  return result;
}

const std::vector<std::string> kSurfaces = {
    "7",     "x",      "Q",      "12",       "a1",         "9020",      "Geheim-42!", "195.995",
    "ß",     "Straße", "Ж1",     "Ελλάδα",   "привет МИР", "٤٢",        "१२३",        "ñandú",
    "שלום1", "日本42", "한글12", "A B\tC-9", "§ 4 (2) Z",  "Ünïcödé123"};

TEST(Scramble, KeepsShapeAndNeverTheOriginal) {
  for (const std::string& surface : kSurfaces) {
    for (int i = 0; i < 300; ++i) {
      DrawStream stream = stream_of(surface + std::to_string(i));
      const std::string result = scramble(surface, stream);
      ASSERT_NE(result, surface);
      ASSERT_EQ(kinds(result), kinds(surface)) << surface << " -> " << result;
    }
  }
}

TEST(Scramble, ChangesHalfFromFourOn) {
  for (const std::string& surface : kSurfaces) {
    for (int i = 0; i < 300; ++i) {
      DrawStream stream = stream_of(surface + std::to_string(i));
      const std::u32string before = code_points(surface);
      const std::u32string after = code_points(scramble(surface, stream));
      ASSERT_EQ(before.size(), after.size());
      std::size_t signs = 0;
      std::size_t changed = 0;
      for (std::size_t j = 0; j < before.size(); ++j) {
        if (text::is_letter(before[j]) || text::is_digit(before[j])) ++signs;
        if (before[j] != after[j]) ++changed;
      }
      ASSERT_GE(changed, signs < 4 ? 1 : (signs + 1) / 2) << surface;
    }
  }
}

TEST(Scramble, ReachesEveryDigitAndLetter) {
  std::set<std::string> digits;
  std::set<std::string> letters;
  DrawStream stream = stream_of("reach");
  for (int i = 0; i < 2000; ++i) {
    digits.insert(scramble("50505", stream).substr(0, 1));
    letters.insert(scramble("mnmnm", stream).substr(0, 1));
  }
  EXPECT_EQ(digits.size(), 10U);
  EXPECT_EQ(letters.size(), 26U);
}

TEST(Scramble, NoLeadingZeroComesOrGoes) {
  const std::vector<std::string> surfaces = {"7",    "10",   "01067",  "12-14",
                                             "9020", "0/12", "3 005b", "0043 463 2700"};
  for (const std::string& surface : surfaces) {
    for (int i = 0; i < 500; ++i) {
      DrawStream stream = stream_of(surface + std::to_string(i));
      const std::string result = scramble(surface, stream, {.leading_zeros = true});
      ASSERT_NE(result, surface);
      for (std::size_t j = 0; j < surface.size(); ++j) {
        const bool digit = text::is_digit(static_cast<char32_t>(surface[j]));
        const bool leads = j == 0 || !text::is_digit(static_cast<char32_t>(surface[j - 1]));
        if (digit && leads) {
          ASSERT_EQ(result[j] == '0', surface[j] == '0') << surface << " -> " << result;
        }
      }
    }
  }
}

TEST(Scramble, HouseLettersStayAmongThem) {
  for (int i = 0; i < 200; ++i) {
    DrawStream stream = stream_of("house" + std::to_string(i));
    const std::string result =
        scramble("12b/7C", stream, {.leading_zeros = true, .house_letters = true});
    EXPECT_TRUE(result[2] >= 'a' && result[2] <= 'h') << result;
    EXPECT_TRUE(result[5] >= 'A' && result[5] <= 'H') << result;
  }
}

TEST(Scramble, MarksBecomeOtherMarks) {
  for (const std::string surface : {"#$%", "?", "--", "@", "§§ !!", "😀😀"}) {
    for (int i = 0; i < 100; ++i) {
      DrawStream stream = stream_of(surface + std::to_string(i));
      const std::string result = scramble(surface, stream, {.marks = true});
      ASSERT_NE(result, surface);
      for (const char32_t c : code_points(result)) {
        EXPECT_FALSE(text::is_letter(c) || text::is_digit(c)) << result;
      }
      EXPECT_EQ(code_points(result).size(), code_points(surface).size());
    }
  }
}

TEST(Scramble, WhatHasNothingToChangeBecomesAWord) {
  for (const std::string surface : {" ", "--", "☎", "²"}) {
    DrawStream stream = stream_of(surface);
    const std::string result = scramble(surface, stream);
    EXPECT_NE(result, surface);
    EXPECT_GE(result.size(), 3U);
    EXPECT_TRUE(has_letter_or_digit(result));
  }
  DrawStream stream = stream_of("0");
  EXPECT_NE(scramble("0", stream, {.leading_zeros = true}), "0");
}

TEST(Scramble, LettersAndNumbersOfOtherShapesBecomePlainOnes) {
  struct Case {
    const char* surface;
    const char* pattern;
  };
  for (const Case& one : {Case{"Ⓐⓝⓝⓐ", "[a-z]{4}"}, Case{"①②-ⅧⅨ", "[0-9]{2}-[0-9]{2}"},
                          Case{"12 m²", "[0-9]{2} [a-z]²"}}) {
    DrawStream stream = stream_of(one.surface);
    const std::string result = scramble(one.surface, stream);
    EXPECT_TRUE(std::regex_match(result, std::regex(one.pattern))) << result;
  }
  EXPECT_TRUE(has_content("🅱"));
  EXPECT_FALSE(has_content("– … ☎ 💕"));
}

TEST(Scramble, WhatIsVeryLongIsReplacedInPieces) {
  std::string surface;
  while (surface.size() < 200000) surface += "Aä7-";
  DrawStream stream = stream_of("long");
  const std::string result = scramble(surface, stream);
  ASSERT_EQ(text::count_code_points(result), text::count_code_points(surface));
  for (std::size_t i = 3; i < result.size(); i += 4) ASSERT_EQ(result[i], '-');
}

TEST(Scramble, CombiningMarksGoWithTheirLetter) {
  DrawStream stream = stream_of("nfd");
  const std::string result = scramble("Mu\u0308ller", stream);
  EXPECT_EQ(result.size(), 6U) << result;
  EXPECT_TRUE(text::is_ascii(result)) << result;
}

TEST(Scramble, EqualStreamsGiveEqualResults) {
  DrawStream one = stream_of("same");
  DrawStream two = stream_of("same");
  DrawStream three = stream_of("other");
  EXPECT_EQ(scramble("Abc-123456", one), scramble("Abc-123456", two));
  EXPECT_NE(scramble("Abc-123456", three), scramble("Abc-123456", two));
}

}  // namespace
}  // namespace pseudo::values
