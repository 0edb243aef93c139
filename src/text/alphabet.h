// Letters and digits that can stand for one another (ICU).
#pragma once

#include <string>

namespace pseudo::text {

/// Value of a decimal digit (general category Nd) of any script; -1 if it is none.
inline int digit_value(char32_t c);

/// The letters that may take the place of `c`: of its script and case, in code point order.
/// Latin letters, with marks or without, have a-z (A-Z); Greek and Cyrillic ones their own
/// alphabets; letters of no script (µ, ª) the Latin one; those of other scripts the letters of
/// their script and case in the same 128 code points. Empty if `c` is no letter.
std::u32string letters_like(char32_t c);

/// The same beyond ASCII.
namespace beyond_ascii {
int digit_value(char32_t c);
}  // namespace beyond_ascii

inline int digit_value(char32_t c) {
  if (c >= 0x80) return beyond_ascii::digit_value(c);
  return c >= U'0' && c <= U'9' ? static_cast<int>(c - U'0') : -1;
}

}  // namespace pseudo::text
