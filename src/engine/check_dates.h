// The check of dates: those of one scope are moved by one distance, whatever their form.
#pragma once

#include <span>
#include <vector>

#include "engine/check.h"
#include "engine/check_pairs.h"
#include "engine/setup.h"
#include "pseudo/document.h"

namespace pseudo {

/// kDateDistance: a full date that was not moved by as many days as most full dates of its label
/// and scope (or Options::fixed_shift), a date in another form that these days do not lead to, a
/// weekday that no longer fits. kOriginalInPlace: a full date that was not moved at all.
/// Offsets of findings are in bytes.
std::vector<Finding> check_dates(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const EngineSetup& setup);

}  // namespace pseudo
