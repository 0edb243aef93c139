#include "text/chars.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <cstdint>

#include "text/normalizers.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

UChar32 icu(char32_t c) { return static_cast<UChar32>(c); }

bool has_category(char32_t c, std::uint32_t mask) { return (U_GET_GC_MASK(icu(c)) & mask) != 0; }

/// The filing letters of Latin letters that Unicode does not decompose.
char32_t file_undecomposed(char32_t upper_case) {
  switch (upper_case) {
    case U'Æ':
      return U'A';
    case U'Ð':
    case U'Đ':
      return U'D';
    case U'Ħ':
      return U'H';
    case U'ı':
      return U'I';
    case U'Ł':
      return U'L';
    case U'Ŋ':
      return U'N';
    case U'Ø':
    case U'Œ':
      return U'O';
    case U'ß':
    case U'ẞ':
    case U'ſ':
      return U'S';
    case U'Þ':
    case U'Ŧ':
      return U'T';
    default:
      return upper_case;
  }
}

/// The base letter of a Latin letter with diacritics, one code point: Ǖ -> U.
char32_t without_marks(char32_t c) {
  icu::UnicodeString parts;
  if (nfc_normalizer().getDecomposition(icu(c), parts) == 0) return c;
  return static_cast<char32_t>(parts.char32At(0));
}

/// Enclosed letters and words that do not have the general category of letters: ⒜, ㈱.
bool is_enclosed(char32_t c) {
  return (c >= 0x249C && c <= 0x24B5) || (c >= 0x3200 && c <= 0x33FF) ||
         (c >= 0x1F100 && c <= 0x1F2FF);
}

}  // namespace

bool beyond_ascii::is_letter(char32_t c) { return has_category(c, U_GC_L_MASK); }

bool beyond_ascii::is_digit(char32_t c) { return has_category(c, U_GC_ND_MASK); }

bool beyond_ascii::is_upper(char32_t c) { return has_category(c, U_GC_LU_MASK | U_GC_LT_MASK); }

bool beyond_ascii::is_lower(char32_t c) { return has_category(c, U_GC_LL_MASK); }

bool beyond_ascii::is_space(char32_t c) { return u_isUWhiteSpace(icu(c)) != 0; }

bool beyond_ascii::is_word(char32_t c) {
  return has_category(c, U_GC_L_MASK | U_GC_M_MASK | U_GC_ND_MASK);
}

bool is_mark(char32_t c) { return c >= 0x300 && has_category(c, U_GC_M_MASK); }

bool is_content(char32_t c) {
  if (c < 0x80) return ascii::is_letter(c) || ascii::is_digit(c);
  constexpr char32_t kNumberForms = 0x2150;  // superscripts (m²) have smaller code points
  return is_digit(c) || (c >= kNumberForms && is_number(c)) || is_enclosed(c) ||
         (c >= U'¼' && c <= U'¾') || u_isUAlphabetic(icu(c)) != 0;
}

bool is_symbol(char32_t c) {
  return c >= 0x80 && has_category(c, U_GC_SO_MASK | U_GC_SC_MASK | U_GC_NO_MASK | U_GC_CO_MASK);
}

bool is_number(char32_t c) { return has_category(c, U_GC_N_MASK); }

bool is_printable(char32_t c) { return u_isprint(icu(c)) != 0; }

bool is_invisible(char32_t c) {
  if (c < 0x2000) {
    return c == 0xAD || c == 0x34F || c == 0x61C || c == 0x115F || c == 0x1160 || c == 0x17B4 ||
           c == 0x17B5 || (c >= 0x180B && c <= 0x180F);
  }
  return (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) ||
         (c >= 0x2060 && c <= 0x206F) || c == 0x3164 || (c >= 0xFE00 && c <= 0xFE0F) ||
         c == 0xFEFF || c == 0xFFA0 || (c >= 0xFFF9 && c <= 0xFFFB) ||
         (c >= 0x1D173 && c <= 0x1D17A) || (c >= 0xE0000 && c <= 0xE0FFF);
}

bool is_apostrophe(char32_t c) {
  switch (c) {
    case U'\'':
    case U'`':
    case U'\u00B4':
    case U'\u02B9':
    case U'\u02BB':
    case U'\u02BC':
    case U'\u02BD':
    case U'\u02C8':
    case U'\u02CA':
    case U'\u02CB':
    case U'\u2018':
    case U'\u2019':
    case U'\u201B':
    case U'\u2032':
    case U'\u2035':
    case U'\uA78C':
    case U'\uFF07':
      return true;
    default:
      return false;
  }
}

bool is_hyphen(char32_t c) {
  switch (c) {
    case U'-':
    case U'\u2010':
    case U'\u2011':
    case U'\u2013':
    case U'\u2212':
      return true;
    default:
      return false;
  }
}

char32_t lower(char32_t c) {
  if (c < 0x80) return ascii::is_upper(c) ? c + 0x20 : c;
  return static_cast<char32_t>(u_tolower(icu(c)));
}

char32_t upper(char32_t c) {
  if (c < 0x80) return ascii::is_lower(c) ? c - 0x20 : c;
  return static_cast<char32_t>(u_toupper(icu(c)));
}

int script(char32_t c) {
  if (c < 0x80) return is_letter(c) ? USCRIPT_LATIN : USCRIPT_COMMON;
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode code = uscript_getScript(icu(c), &status);
  require_success(status);
  return code;
}

char32_t filing_letter(char32_t c) {
  if (!is_letter(c)) return 0;
  const char32_t letter = upper(c);
  if (letter < 0x80 || script(letter) != USCRIPT_LATIN) return letter;
  return file_undecomposed(without_marks(letter));
}

char32_t filing_letter(std::string_view name) {
  const icu::Normalizer2& nfc = nfc_normalizer();
  std::size_t pos = 0;
  while (pos < name.size()) {
    char32_t c = next(name, pos);
    if (!is_letter(c)) continue;
    // A Latin letter and its mark may be two code points; in other scripts marks do not matter.
    while (pos < name.size()) {
      const char32_t mark = next(name, pos);
      if (!is_mark(mark)) break;
      const UChar32 composed = nfc.composePair(icu(c), icu(mark));
      if (composed < 0) break;
      c = static_cast<char32_t>(composed);
    }
    return filing_letter(c);
  }
  return 0;
}

}  // namespace pseudo::text
