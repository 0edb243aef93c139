// Sentences of a text, as Unicode (UAX #29) divides it.
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace pseudo::text {

/// Where the sentences begin, in bytes; the first at 0. One line break ends none, as letters are
/// wrapped; a blank line does. A dot behind a single letter ends none, nor one behind a word for
/// which `is_abbreviation` is true: it gets the word without the dot, without brackets before it.
std::vector<std::size_t> sentence_starts(
    std::string_view utf8, const std::function<bool(std::string_view)>& is_abbreviation);

}  // namespace pseudo::text
