// Completing: numbers whose unit or year is written only once for several of them.
#pragma once

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// "3rd and 4th quarter", "weeks 12 and 13", "02-04/2021": a bare number that is joined to a
/// counted unit, or before the number of a month, counts the same. Precondition: the atoms are
/// linked.
void complete_counted(DateReading& reading);

}  // namespace pseudo::lang::dates
