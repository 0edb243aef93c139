// Upper and lower case of words.
#pragma once

#include <string>
#include <string_view>

namespace pseudo::lang {

/// True if `text` has at least two upper case letters and no lower case letter.
bool is_all_upper(std::string_view text);
/// True if `text` has at least one lower case letter and no upper case letter.
bool is_all_lower(std::string_view text);
/// True if the first character is a lower or upper case letter. False for an empty text.
bool starts_with_lower(std::string_view text);
bool starts_with_upper(std::string_view text);

/// False for a word that is all in capitals or all in lower case.
bool is_natural_case(std::string_view text);

/// Returns the word as a lexicon would write it: capitalized if it is all in capitals or all in
/// lower case, else unchanged.
std::string natural_case(std::string_view text);

/// Returns `text` without its last n characters, where n is the number of characters of `ending`.
/// Precondition: the folded form of `text` ends in `ending`, which consists of ASCII letters and
/// apostrophes, so that folding keeps the number of characters.
std::string_view cut_ending(std::string_view text, std::string_view ending);

}  // namespace pseudo::lang
