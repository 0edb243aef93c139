// The check of places where the text outside of stretches was changed: what can still be compared.
#pragma once

#include <span>

#include "engine/check/check_places.h"

namespace pseudo {

/// The gaps between those stretches that stand in the order of the old text, with a finding at the
/// first character that differs in each gap. The others are misplaced. Cost: n log n in the
/// stretches, linear in the texts.
Gaps resynchronize(const Checked& before, const Document& after,
                   std::span<const ReplacedStretch> stretches);

}  // namespace pseudo
