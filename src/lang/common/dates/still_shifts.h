// Finds the shifts that would leave a date of a document unchanged.
#pragma once

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Implements DateReadings::still_shifts. A mention is unchanged if all of its dates are.
StillShifts still_shifts(const DateReading& reading, int most);

}  // namespace pseudo::lang::dates
