// Times of day, which are no private information: a tagger may take their digits for a number.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::recognition {

/// "14:12", "14:12:05", "14:12:05 +0200": in the order of the text. Linear.
std::vector<ByteSpan> clock_times(std::string_view text);

}  // namespace pseudo::recognition
