// Observes how a document writes its dates: padding, abbreviations, names of months.
#pragma once

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

Habits observe_habits(const DateTables& tables, const DateReading& reading);

}  // namespace pseudo::lang::dates
