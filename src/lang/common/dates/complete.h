// Completing: adds to each date what the other dates of the document imply.
#pragma once

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Links the dates, then takes missing months and years of days, and missing units and years of
/// parts of a year, from more complete dates. Afterwards each day either has a date or is circular.
/// Cost: linear.
void complete(const DateTables& tables, const DocumentView& document, DateReading& reading);

}  // namespace pseudo::lang::dates
