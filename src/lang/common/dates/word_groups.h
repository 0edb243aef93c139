// Words that can replace one another: by value, or by position in a group.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

/// Returns the word of value `value` with the kind and style of `like`. If there is none, returns
/// one of another style, or else `like` itself.
const Word& word_for_value(const DateWords& words, const Word& like, int value);

/// Returns the word of the same kind and style that is `steps` positions further in the circle of
/// such words. The only word of its style is replaced by one of style "ahead_vague" of its kind if
/// there is any, and is returned unchanged otherwise.
const Word& rotated(const DateWords& words, const Word& word, std::uint64_t steps);

/// The holidays that can replace a holiday, in the order of the year, and its own index among them.
struct HolidayCircle {
  std::vector<const Word*> words;
  std::size_t place = 0;
};
/// `holiday`: a Word of `words`. A holiday of style "as_X" takes the index of the preceding holiday
/// of style X in the table.
HolidayCircle circle_of(const DateWords& words, const Word& holiday);

/// Returns `text` in the letter case of `surface`, as compared with `original`, the word of the
/// tables that the surface spells.
std::string in_case_of(std::string_view surface, const Word& original, std::string_view text);

}  // namespace pseudo::lang::dates
