// The stretches of a text that are neither replaced nor allowed to stay.
#pragma once

#include <string_view>
#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/span.h"

namespace pseudo {

/// In the order of the text; may be empty.
std::vector<ByteSpan> gaps_of(std::string_view text, const Plan& plan);

}  // namespace pseudo
