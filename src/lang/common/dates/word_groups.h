// Words that can replace one another: by the value that they say, or by their place in a group.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

/// The word of the kind and style of `like` that says `value`; of another style if there is none,
/// and `like` itself if no word says it.
const Word& word_for_value(const DateWords& words, const Word& like, int value);

/// Another word of the same kind and style, `steps` places further. A word that is alone there is
/// replaced by one of the style "ahead_vague" of its kind, or stays if there is none.
const Word& rotated(const DateWords& words, const Word& word, std::uint64_t steps);

/// The holidays that can replace one, in the order of the year, and its own place among them.
struct HolidayCircle {
  std::vector<const Word*> words;
  std::size_t place = 0;
};
/// `holiday`: a Word of `words`. A holiday of the style "as_X" has the place of the one of style X
/// before it in the table.
HolidayCircle circle_of(const DateWords& words, const Word& holiday);

/// `text` in the case pattern that `surface` shows against the word of the tables that it is.
std::string in_case_of(std::string_view surface, const Word& original, std::string_view text);

}  // namespace pseudo::lang::dates
