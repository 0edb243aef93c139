// Compares what can still be compared if text outside the stretches was changed.
#pragma once

#include <span>

#include "engine/check/check_places.h"

namespace pseudo {

/// Returns the gaps between the stretches that are in the order of the old text, with a finding at
/// the first different character of each gap. Other stretches are marked as misplaced. Cost: n log
/// n in the stretches, linear in the texts.
Gaps resynchronize(const Checked& before, const Document& after,
                   std::span<const ReplacedStretch> stretches);

}  // namespace pseudo
