// Random digits and letters in the place of a value's own.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::values {

struct ScrambleRules {
  /// No group of digits gains or loses a leading zero (ZIP, STREETNO, PHONE).
  bool leading_zeros = false;
  /// Letters a to h stay among them: what stands behind a house number.
  bool house_letters = false;
  /// Where nothing else can change, punctuation and symbols become other marks (PASS, UFID, USER).
  bool marks = false;
};

/// `surface` with every digit a random one of its script, every letter a random one of its script
/// and case (Latin ones without marks; combining marks behind a letter go), other letters and
/// numbers (Ⓐ, ①) as plain ones, all else as it is.
/// Never the original: one place differs at least, from four letters and digits on half of them.
/// Where no character can change, the result is a word of lower case letters.
/// Precondition: valid UTF-8. Threads: pure but for the stream.
std::string scramble(std::string_view surface, DrawStream& stream, const ScrambleRules& rules = {});

/// How many of `size` letters and digits have to differ: 1 below four, else half.
std::size_t least_changes(std::size_t size);

/// True if `surface` holds a letter or a digit.
bool has_letter_or_digit(std::string_view surface);

/// True if `surface` holds a letter or number of any sort: more than marks and punctuation.
bool has_content(std::string_view surface);

}  // namespace pseudo::values
