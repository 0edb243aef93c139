// House numbers: single ones, ranges ("12-14"), and those with words ("Top 7").
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "values/house_words.h"

namespace pseudo::values {

/// What replaces a house number. `key`: in lower case and without blanks. Digits and letters at
/// random, as scramble() draws them; the words of the table stay; where a range rises by a few
/// houses ("12-14", "12a-c"), the result does so too, on the same side of the street.
/// Never the original.
std::string draw_house_number(std::string_view key, const HouseWords& words, DrawStream& stream);

}  // namespace pseudo::values
