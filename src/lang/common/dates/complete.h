// Completing: what the other dates of the document add to each one.
#pragma once

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Links the dates, then gives days their months and years from fuller dates, and parts of a year
/// their unit and year. Afterwards each day has its date or is circular. Linear.
void complete(const DateTables& tables, const DocumentView& document, DateReading& reading);

}  // namespace pseudo::lang::dates
