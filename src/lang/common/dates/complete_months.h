// Completing: the months of bare days.
#pragma once

#include <optional>
#include <vector>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Gives every bare day that is not circular yet the month of the date that it is joined to, or
/// else of the nearest day or month: sets anchor, month_gap and date. A day for which there is none
/// becomes circular. `years`: the result of complete_years(). Cost: linear.
void complete_months(const std::vector<std::optional<int>>& years, std::vector<DateAtom>& atoms);

}  // namespace pseudo::lang::dates
