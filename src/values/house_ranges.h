// Ranges of house numbers: "12-14", "12a-c".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/random.h"

namespace pseudo::values {

/// A rising range of houses, between two numbers or between letters of one number.
struct HouseRange {
  /// "12", "12a", or "c" after "12a-".
  struct End {
    std::size_t begin = 0;   ///< Byte offset of the first digit.
    std::size_t digits = 0;  ///< Number of digits.
    bool letter = false;     ///< A letter follows the digits.

    [[nodiscard]] std::size_t end() const { return begin + digits + (letter ? 1 : 0); }
  };
  End first;
  End second;
};

/// `text`: ASCII in lower case.
std::vector<HouseRange> find_house_ranges(std::string_view text);

/// Changes `drawn` so that `range` rises by a few houses, on the same side of the street as in
/// `original`. Precondition: both have digits and letters at the same positions.
void raise_house_range(std::string& drawn, std::string_view original, const HouseRange& range,
                       DrawStream& stream);

}  // namespace pseudo::values
