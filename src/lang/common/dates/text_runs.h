// Ends of runs of letters, digits and blanks in a text.
#pragma once

#include <cstddef>
#include <string_view>

namespace pseudo::lang::dates {

/// The byte after the word (letters and combining marks) that begins at `pos`; `pos` if there is
/// none. Positions may lie at the end of the text.
std::size_t end_of_word(std::string_view text, std::size_t pos);
/// The same for ASCII digits.
std::size_t end_of_digits(std::string_view text, std::size_t pos);
/// The same for white space, no-break and thin blanks included.
std::size_t end_of_blanks(std::string_view text, std::size_t pos);

/// The byte at which the letters (without marks) that end at `pos` begin, but not before `from`.
std::size_t begin_of_letters(std::string_view text, std::size_t pos, std::size_t from = 0);

}  // namespace pseudo::lang::dates
