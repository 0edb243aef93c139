// The best tags of a sequence, in integers: the same on every machine.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "recognition/crf/tags.h"

namespace pseudo::recognition {

/// The integer for a weight of 1.
inline constexpr int kUnitsPerWeight = 1024;

/// `scores`: [token * tags + tag]; `between`: [before * tags + tag]; `start`: of first tags. What
/// may not follow is never taken. If sums are equal, the lower tag wins. Linear in the tokens.
std::vector<Tag> best_tags(std::span<const std::int32_t> scores,
                           std::span<const std::int16_t> between,
                           std::span<const std::int16_t> start);

}  // namespace pseudo::recognition
