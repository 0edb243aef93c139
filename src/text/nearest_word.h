// The word that was probably meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo::text {

/// True if a word differs from another as a slip of the hand makes it: by one change, by two in
/// words of seven letters or more; words of five letters have no other letters, those of four the
/// same ones. The first letter is never another one. Letter case counts for nothing.
bool is_clear_misspelling(std::string_view written, std::string_view word);

/// Those of `known` that `wanted` may stand for, at most three: those that begin with it, else
/// those that have it between dashes, else the one that fewest changes make of it, else those that
/// it begins with. Letter case and dashes in front count for nothing.
std::vector<std::string> nearest_words(std::string_view wanted,
                                       const std::vector<std::string>& known);

/// "; did you mean a, b or c?", or nothing.
std::string did_you_mean(std::string_view wanted, const std::vector<std::string>& known);

/// "a, b or c".
std::string alternatives(const std::vector<std::string>& words);

}  // namespace pseudo::text
