// Completing: the months of bare days.
#pragma once

#include <optional>
#include <vector>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Gives every bare day that is not circular yet the month of the date that it is joined to, or of
/// the nearest day or month: sets anchor, month_gap and date. Days that find none become circular.
/// `years`: what complete_years() found. Linear.
void complete_months(const std::vector<std::optional<int>>& years, std::vector<DateAtom>& atoms);

}  // namespace pseudo::lang::dates
