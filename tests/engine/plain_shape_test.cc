// Tests invented words in the shape of a name, for names that no lexicon can replace.
#include "engine/common/plain_shape.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "text/utf8.h"
#include "text/word_units.h"

namespace pseudo {
namespace {

constexpr std::string_view kVowels = "aeiou";

DrawStream stream_of(char fill) {
  return ScopeDraws(Key::from_bytes(std::string(Key::kBytes, fill)), "", "document", "x")
      .stream("plain");
}

std::string plain(std::string_view lemma, char32_t letter = 0, char fill = 'k') {
  DrawStream stream = stream_of(fill);
  return plain_name(lemma, letter, stream);
}

// 'A': capital, 'v': vowel, 'c': consonant, '0': digit; other characters are unchanged.
std::string shape_of(std::string_view text) {
  std::string shape;
  for (const char c : text) {
    if (c >= 'A' && c <= 'Z')
      shape += 'A';
    else if (c >= 'a' && c <= 'z')
      shape += kVowels.find(c) == std::string_view::npos ? 'c' : 'v';
    else
      shape += c >= '0' && c <= '9' ? '0' : c;
  }
  return shape;
}

TEST(PlainName, IsOfOpenSyllablesAsLongAsTheOldName) {
  for (char fill = 'a'; fill <= 'z'; ++fill) {
    EXPECT_EQ(shape_of(plain("Zwtrknd", 0, fill)), "Avcvcvc");
    EXPECT_EQ(shape_of(plain("zwtrknd", 0, fill)), "cvcvcvc");
    EXPECT_EQ(shape_of(plain("Müller", 0, fill)), "Avcvcv");  // letters, not bytes
    EXPECT_EQ(shape_of(plain("Rotz-Karl und Eva", 0, fill)), "Avcv-Avcv cvc Avc");
  }
}

TEST(PlainName, ApostrophesAndMarksBelongToTheirWord) {
  EXPECT_EQ(shape_of(plain("O'Neil")), "Avcvcv");
  EXPECT_EQ(shape_of(plain("Mu\u0308ller")), "Avcvcvc");
}

TEST(PlainName, BeginsWithTheLetter) {
  for (char fill = 'a'; fill <= 'z'; ++fill) {
    EXPECT_TRUE(plain("Anna Berg", U'Q', fill).starts_with('Q'));
    EXPECT_EQ(shape_of(plain("anna", U'E', fill)), "vcvc");  // a vowel is followed by a consonant
    EXPECT_TRUE(plain("ANNA", U'Q', fill).starts_with('Q'));
  }
}

TEST(PlainName, CapitalsDigitsAndOtherScriptsAreReplacedOneByOne) {
  EXPECT_EQ(shape_of(plain("STW 12")), "AAA 00");
  EXPECT_NE(plain("STW"), "STW");
  const std::string russian = plain("Иван");
  EXPECT_NE(russian, "Иван");
  EXPECT_EQ(text::count_code_points(russian), 4U);
}

TEST(PlainName, PunctuationStays) { EXPECT_EQ(shape_of(plain("(Rotz), Karl!")), "(Avcv), Avcv!"); }

TEST(PlainName, DiffersByKey) {
  std::string all;
  for (char fill = 'a'; fill <= 'e'; ++fill) {
    const std::string name = plain("Zwetschgenkrampus", 0, fill);
    EXPECT_EQ(name, plain("Zwetschgenkrampus", 0, fill));
    EXPECT_EQ(all.find(name), std::string::npos);
    all += name + ' ';
  }
}

TEST(PlainUnlike, EndsWhereAllNumbersOfALengthAreOriginals) {
  std::string surface;
  for (int number = 100; number < 1000; ++number) surface += std::to_string(number) + "x ";
  for (int number = 100; number < 1000; ++number) surface += std::to_string(number) + " ";
  const text::UnitSet originals(surface);
  DrawStream stream = stream_of('k');
  EXPECT_FALSE(originals.recurs_in(plain_unlike(surface, originals, stream)));
}

TEST(PlainSyllable, IsAConsonantAndAVowel) {
  DrawStream stream = stream_of('k');
  for (int i = 0; i < 100; ++i) EXPECT_EQ(shape_of(plain_syllable(stream)), "cv");
}

}  // namespace
}  // namespace pseudo
