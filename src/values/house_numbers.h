// House numbers: single ones, ranges ("12-14"), and those with words ("Top 7").
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "values/house_words.h"

namespace pseudo::values {

/// The replacement of a house number, never the original. `key`: in lower case, without blanks.
/// Digits and letters are random, as scramble() draws them; words of the table stay. If a range
/// rises by a few houses ("12-14", "12a-c"), the result does so too, on the same side of the
/// street.
std::string draw_house_number(std::string_view key, const HouseWords& words, DrawStream& stream);

}  // namespace pseudo::values
