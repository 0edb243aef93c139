// Properties of single code points (ICU).
#pragma once

#include <string_view>

#include "pseudo/text.h"

namespace pseudo::text {

inline bool is_letter(char32_t c);  ///< Unicode general category L.
bool is_mark(char32_t c);           ///< General category M: combining marks.
inline bool is_digit(char32_t c);   ///< General category Nd.
inline bool is_upper(char32_t c);   ///< Upper or title case letter.
inline bool is_lower(char32_t c);
inline bool is_space(char32_t c);  ///< White space, line ends, no-break spaces.
/// A letter or number of any kind, including enclosed ones (Ⅷ, Ⓐ, ⒜, ①, 🅱, ½) but not superscripts.
bool is_content(char32_t c);
/// Neither content nor punctuation: 🐻, ☎, €, superscripts, private use.
bool is_symbol(char32_t c);
bool is_number(char32_t c);      ///< General category N: digits and other numbers.
bool is_printable(char32_t c);   ///< Neither control, format, line end nor unassigned.
bool is_apostrophe(char32_t c);  ///< ' ’ ‘ ʼ ` ´ ′
bool is_hyphen(char32_t c);      ///< - ‐ ‑ – −
/// Soft hyphens, zero-width characters, directions, variation selectors.
bool is_invisible(char32_t c);
/// A letter, mark or digit: the characters of words.
inline bool is_word(char32_t c);

/// Simple case mapping of one code point: ß stays ß.
char32_t lower(char32_t c);
char32_t upper(char32_t c);

/// ICU's script number of the code point; Common and Inherited are 0 and 1.
int script(char32_t c);

/// The filing letter of a name that begins with `c` (pseudo/text.h); 0 if it is no letter.
char32_t filing_letter(char32_t c);

/// The implementations for code points beyond ASCII.
namespace beyond_ascii {
bool is_letter(char32_t c);
bool is_digit(char32_t c);
bool is_upper(char32_t c);
bool is_lower(char32_t c);
bool is_space(char32_t c);
bool is_word(char32_t c);
}  // namespace beyond_ascii

namespace ascii {
constexpr bool is_upper(char32_t c) { return c >= U'A' && c <= U'Z'; }
constexpr bool is_lower(char32_t c) { return c >= U'a' && c <= U'z'; }
constexpr bool is_digit(char32_t c) { return c >= U'0' && c <= U'9'; }
constexpr bool is_letter(char32_t c) { return is_lower(c | 0x20U); }
constexpr bool is_space(char32_t c) { return c == U' ' || (c >= U'\t' && c <= U'\r'); }
}  // namespace ascii

inline bool is_letter(char32_t c) {
  return c < 0x80 ? ascii::is_letter(c) : beyond_ascii::is_letter(c);
}
inline bool is_digit(char32_t c) {
  return c < 0x80 ? ascii::is_digit(c) : beyond_ascii::is_digit(c);
}
inline bool is_upper(char32_t c) {
  return c < 0x80 ? ascii::is_upper(c) : beyond_ascii::is_upper(c);
}
inline bool is_lower(char32_t c) {
  return c < 0x80 ? ascii::is_lower(c) : beyond_ascii::is_lower(c);
}
inline bool is_space(char32_t c) {
  return c < 0x80 ? ascii::is_space(c) : beyond_ascii::is_space(c);
}
inline bool is_word(char32_t c) {
  return c < 0x80 ? ascii::is_letter(c) || ascii::is_digit(c) : beyond_ascii::is_word(c);
}

}  // namespace pseudo::text
