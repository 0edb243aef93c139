// Weekdays and holidays around dates: what a shift by anything but whole weeks would belie, and
// what narrows a shift down.
#pragma once

#include <span>

#include "lang/de/dates/date_reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Sets whole_weeks, weekdays and holidays. A weekday counts beside a date that names a day
/// ("Montag, den 3.6.", "3.6. (Mo)"); names of both kinds are counted inside the span and on the
/// same line near by, each place once. Linear in the mentions.
void look_around(const DateTables& tables, const DocumentView& document,
                 std::span<const std::size_t> mentions, DateReading& reading);

}  // namespace pseudo::lang::dates
