// Replaces the digits and letters of a value at random.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::values {

struct ScrambleRules {
  /// No group of digits gains or loses a leading zero (ZIP, STREETNO, PHONE).
  bool leading_zeros = false;
  /// Letters a to h are replaced by letters a to h, as after house numbers.
  bool house_letters = false;
  /// If nothing else can change, replace punctuation and symbols by others (PASS, UFID, USER).
  bool marks = false;
};

/// Replaces every digit of `surface` by a random one of the same script, every letter by one of the
/// same script and case (for Latin without diacritics; combining marks are dropped), and other
/// letters and numbers (Ⓐ, ①) by plain ones. Keeps all other characters. The result differs from
/// the original in at least one place; from four letters and digits on, in at least half of them.
/// If no character can change, the result is a word of lower case letters. Precondition: valid
/// UTF-8. Threads: pure except for the stream.
std::string scramble(std::string_view surface, DrawStream& stream, const ScrambleRules& rules = {});

/// The minimum number of changes among `size` letters and digits: 1 below four, else half.
std::size_t least_changes(std::size_t size);

/// True if `surface` contains a letter or digit.
bool has_letter_or_digit(std::string_view surface);

/// True if `surface` contains a letter or number of any kind, not only marks and punctuation.
bool has_content(std::string_view surface);

}  // namespace pseudo::values
