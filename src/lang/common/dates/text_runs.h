// Finds the ends of runs of letters, digits and blanks in a text.
#pragma once

#include <cstddef>
#include <string_view>

namespace pseudo::lang::dates {

/// Returns the end of the word (letters and combining marks) that begins at `pos`, or `pos` if
/// there is none. Positions may equal the size of the text.
std::size_t end_of_word(std::string_view text, std::size_t pos);
/// As end_of_word, for ASCII digits.
std::size_t end_of_digits(std::string_view text, std::size_t pos);
/// As end_of_word, for white space including no-break and thin spaces.
std::size_t end_of_blanks(std::string_view text, std::size_t pos);

/// Returns the begin of the letters (without combining marks) that end at `pos`, but not less than
/// `from`.
std::size_t begin_of_letters(std::string_view text, std::size_t pos, std::size_t from = 0);

}  // namespace pseudo::lang::dates
