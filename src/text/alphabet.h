// Letters and digits that can replace one another (ICU).
#pragma once

#include <string>

namespace pseudo::text {

/// The value of a decimal digit (general category Nd) of any script; -1 if `c` is not a digit.
inline int digit_value(char32_t c);

/// The letters of the same script and case that may replace `c`, in code point order. Latin
/// letters, with or without diacritics, get a-z (A-Z); Greek and Cyrillic ones their own alphabets;
/// letters without a script (µ, ª) the Latin one. Letters of other scripts get those of their
/// script and case in the same block of 128 code points. Empty if `c` is not a letter.
std::u32string letters_like(char32_t c);

/// The implementations for code points beyond ASCII.
namespace beyond_ascii {
int digit_value(char32_t c);
}  // namespace beyond_ascii

inline int digit_value(char32_t c) {
  if (c >= 0x80) return beyond_ascii::digit_value(c);
  return c >= U'0' && c <= U'9' ? static_cast<int>(c - U'0') : -1;
}

}  // namespace pseudo::text
