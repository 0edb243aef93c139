// Upper and lower case of words, as names and rules ask for it.
#pragma once

#include <string>
#include <string_view>

namespace pseudo::lang {

/// True if `text` has two upper case letters or more and no lower case one.
bool is_all_upper(std::string_view text);
/// True if `text` has a lower case letter and no upper case one.
bool is_all_lower(std::string_view text);
/// The case of the first character; false for an empty text.
bool starts_with_lower(std::string_view text);
bool starts_with_upper(std::string_view text);

/// False for a word all in capitals or all in lower case.
bool is_natural_case(std::string_view text);

/// The word as a lexicon would write it: all capitals or all lower case become a capitalized
/// word, anything else stays.
std::string natural_case(std::string_view text);

/// `text` without its last characters, as many as `ending` has. For a text whose folded form ends
/// in `ending`: endings are ASCII or apostrophes, so folding keeps their number of characters.
std::string_view cut_ending(std::string_view text, std::string_view ending);

}  // namespace pseudo::lang
