// Checks dates: all dates of one scope must be shifted by the same number of days.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/check/shared_facts.h"
#include "engine/common/setup.h"
#include "pseudo/document.h"

namespace pseudo {

/// Returns findings, with offsets in bytes:
///
/// kDateDistance:
/// - a full date that was shifted by another number of days than most full dates of its label and
///   scope, or than Options::fixed_shift;
/// - one that was shifted by more than Options::max_shift, if that is set;
/// - a date in another form that does not result from this shift;
/// - if no date has a year, one that does not result from the shift that explains most of them;
/// - a wrong weekday.
///
/// kOriginalInPlace: a full date that was not shifted.
///
/// kOtherKind: a text that is no longer a date, or that names no day although the original does.
///
/// Adds to `shared` the shift that the dates of other documents of the scope must have.
std::vector<Finding> check_dates(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const EngineSetup& setup, SharedFacts& shared);

}  // namespace pseudo
