// Replaces the digits and letters of a value by random ones.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::values {

struct ScrambleRules {
  /// No group of digits gains or loses a leading zero (ZIP, STREETNO, PHONE).
  bool leading_zeros = false;
  /// Letters a to h are replaced by such letters, as after house numbers.
  bool house_letters = false;
  /// If nothing else can change, punctuation and symbols become other marks (PASS, UFID, USER).
  bool marks = false;
};

/// Replaces every digit of `surface` by a random one of its script, every letter by one of its
/// script and case (Latin ones without marks; combining marks are dropped), and other letters and
/// numbers (Ⓐ, ①) by plain ones. All other characters stay. The result differs from the original in
/// at least one place, in half of them from four letters and digits on. If no character can change,
/// it is a word of lower case letters. Precondition: valid UTF-8. Threads: pure except for the
/// stream.
std::string scramble(std::string_view surface, DrawStream& stream, const ScrambleRules& rules = {});

/// The number of `size` letters and digits that must differ: 1 below four, else half.
std::size_t least_changes(std::size_t size);

/// True if `surface` holds a letter or a digit.
bool has_letter_or_digit(std::string_view surface);

/// True if `surface` holds a letter or number of any kind, not only marks and punctuation.
bool has_content(std::string_view surface);

}  // namespace pseudo::values
