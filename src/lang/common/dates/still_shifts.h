// Which shifts would leave a date of a document as it is.
#pragma once

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// DateReadings::still_shifts. A mention is still if all its dates are.
StillShifts still_shifts(const DateReading& reading, int most);

}  // namespace pseudo::lang::dates
