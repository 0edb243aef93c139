// Bare days before a month that is not annotated and so stays: "[3.-5.] June".
#pragma once

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Makes such days circular, so that they move within the days of that month, together with the
/// ones joined to them. Precondition: the atoms are linked.
void keep_in_months(const DateTables& tables, const DocumentView& document, DateReading& reading);

}  // namespace pseudo::lang::dates
