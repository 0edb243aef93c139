// Splits a text into sentences (UAX #29).
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace pseudo::text {

/// The begins of sentences in bytes; the first is 0. A single line break does not end a sentence,
/// because letters are wrapped; a blank line does. A dot does not end one after a single letter, or
/// after a word for which `is_abbreviation` returns true; its argument is the word without the dot
/// and without brackets before it.
std::vector<std::size_t> sentence_starts(
    std::string_view utf8, const std::function<bool(std::string_view)>& is_abbreviation);

}  // namespace pseudo::text
