#include "text/alphabet.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <string_view>

#include "text/normalizers.h"

namespace pseudo::text {
namespace {

constexpr std::u32string_view kLatinLower = U"abcdefghijklmnopqrstuvwxyz";
constexpr std::u32string_view kLatinUpper = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::u32string_view kGreekLower = U"αβγδεζηθικλμνξοπρστυφχψω";
constexpr std::u32string_view kGreekUpper = U"ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ";
constexpr std::u32string_view kCyrillicLower = U"абвгдежзийклмнопрстуфхцчшщъыьэюя";
constexpr std::u32string_view kCyrillicUpper = U"АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ";

enum class Case { kUpper, kLower, kNone };

UChar32 ucs(char32_t c) { return static_cast<UChar32>(c); }

Case case_of(char32_t c) {
  const int type = u_charType(ucs(c));
  if (type == U_UPPERCASE_LETTER || type == U_TITLECASE_LETTER) return Case::kUpper;
  return type == U_LOWERCASE_LETTER ? Case::kLower : Case::kNone;
}

UScriptCode script_of(char32_t c) {
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode code = uscript_getScript(ucs(c), &status);
  require_success(status);
  return code;
}

std::u32string neighbours(char32_t c, UScriptCode script, Case letter_case) {
  constexpr char32_t kBlock = 128;
  const char32_t first = c / kBlock * kBlock;
  std::u32string letters;
  for (char32_t other = first; other < first + kBlock; ++other) {
    if (u_isalpha(ucs(other)) != 0 && script_of(other) == script && case_of(other) == letter_case) {
      letters.push_back(other);
    }
  }
  return letters;
}

}  // namespace

int beyond_ascii::digit_value(char32_t c) {
  return u_charType(ucs(c)) == U_DECIMAL_DIGIT_NUMBER ? u_charDigitValue(ucs(c)) : -1;
}

std::u32string letters_like(char32_t c) {
  if (u_isalpha(ucs(c)) == 0) return {};
  const Case letter_case = case_of(c);
  const bool upper = letter_case == Case::kUpper;
  switch (const UScriptCode script = script_of(c); script) {
    case USCRIPT_COMMON:
    case USCRIPT_INHERITED:
    case USCRIPT_LATIN:
      return std::u32string(upper ? kLatinUpper : kLatinLower);
    case USCRIPT_GREEK:
      return std::u32string(upper ? kGreekUpper : kGreekLower);
    case USCRIPT_CYRILLIC:
      return std::u32string(upper ? kCyrillicUpper : kCyrillicLower);
    default:
      return neighbours(c, script, letter_case);
  }
}

}  // namespace pseudo::text
