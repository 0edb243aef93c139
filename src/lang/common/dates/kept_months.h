// Bare days before a month that is not annotated and therefore does not change: "[3.-5.] June".
#pragma once

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Makes such days, and the days joined to them, circular, so that they move within that month.
/// Precondition: the atoms are linked.
void keep_in_months(const DateTables& tables, const DocumentView& document, DateReading& reading);

}  // namespace pseudo::lang::dates
