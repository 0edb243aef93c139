// House numbers: single numbers, ranges ("12-14"), and numbers with words ("Top 7").
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "values/house_words.h"

namespace pseudo::values {

/// Draws the replacement of a house number; never the original. `key`: in lower case, without
/// blanks. Digits and letters are random, as in scramble(); words of the table are kept. If a range
/// rises by a few houses ("12-14", "12a-c"), so does the result, on the same side of the street.
std::string draw_house_number(std::string_view key, const HouseWords& words, DrawStream& stream);

}  // namespace pseudo::values
