// The check of dates: those of one scope are moved by one distance, whatever their form.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/check/shared_facts.h"
#include "engine/common/setup.h"
#include "pseudo/document.h"

namespace pseudo {

/// kDateDistance: a full date that was not moved by as many days as most full dates of its label
/// and scope (or Options::fixed_shift), or by more than Options::max_shift; a date in another form
/// that these days do not lead to; where no date has a year, one that the days of most of them do
/// not lead to; a weekday that no longer fits. kOriginalInPlace: a full date that was not moved at
/// all. kOtherKind: what is no date any more, or names no day where the original does.
/// Offsets of findings are in bytes. `shared` gets by how many days other documents of the scope
/// must move theirs, too.
std::vector<Finding> check_dates(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const EngineSetup& setup, SharedFacts& shared);

}  // namespace pseudo
