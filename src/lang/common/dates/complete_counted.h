// Completing: numbers that share one written unit or year.
#pragma once

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Gives a bare number the unit of the counted unit, or of the month number after it, that it is
/// joined to: "3rd and 4th quarter", "weeks 12 and 13", "02-04/2021". Precondition: the atoms are
/// linked.
void complete_counted(DateReading& reading);

}  // namespace pseudo::lang::dates
