// The parts of a text that are neither replaced nor covered by an allowed annotation.
#pragma once

#include <string_view>
#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/span.h"

namespace pseudo {

/// In text order; a gap may be empty.
std::vector<ByteSpan> gaps_of(std::string_view text, const Plan& plan);

}  // namespace pseudo
