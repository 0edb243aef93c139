// Finds times of day. They are not private, but a tagger may take their digits for a number.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::recognition {

/// Finds "14:12", "14:12:05", "14:12:05 +0200", in text order. Linear.
std::vector<ByteSpan> clock_times(std::string_view text);

}  // namespace pseudo::recognition
