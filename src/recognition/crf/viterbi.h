// Viterbi decoding in integers, with the same result on every machine.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "recognition/crf/tags.h"

namespace pseudo::recognition {

/// The fixed-point representation of weight 1.
inline constexpr int kUnitsPerWeight = 1024;

/// The best tag sequence. `scores`: [token * tags + tag]; `between`: [before * tags + tag];
/// `start`: weights of first tags. Never uses forbidden transitions (may_follow). Of equal sums the
/// lower tag wins. Linear in the number of tokens.
std::vector<Tag> best_tags(std::span<const std::int32_t> scores,
                           std::span<const std::int16_t> between,
                           std::span<const std::int16_t> start);

}  // namespace pseudo::recognition
