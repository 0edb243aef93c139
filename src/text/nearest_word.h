// Suggestions for misspelt words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo::text {

/// True if `written` is likely a typing error for `word`: one edit, or two in words of seven
/// letters or more. Words of five letters must not have letters replaced, those of four must have
/// the same letters. The first letter must agree. Ignores letter case.
bool is_clear_misspelling(std::string_view written, std::string_view word);

/// Up to three of the `known` words that `wanted` may mean: those that begin with it; else those
/// that have it between dashes; else the one with the smallest edit distance; else those that it
/// begins with. Ignores letter case and leading dashes.
std::vector<std::string> nearest_words(std::string_view wanted,
                                       const std::vector<std::string>& known);

/// "; did you mean a, b or c?", or "".
std::string did_you_mean(std::string_view wanted, const std::vector<std::string>& known);

/// Formats a list: "a, b or c".
std::string alternatives(const std::vector<std::string>& words);

}  // namespace pseudo::text
