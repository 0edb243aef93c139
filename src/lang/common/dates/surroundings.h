// Weekdays and holidays around dates: what only a shift by whole weeks keeps true, and what
// reveals something about the shift.
#pragma once

#include <span>

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Sets whole_weeks, weekdays and holidays. A weekday beside a date that names a day ("Monday, 3
/// June", "3 June (Mo)") sets whole_weeks. Names of both kinds are counted inside the mention and
/// near it on its line, each place once. Linear in the mentions.
void look_around(const DateTables& tables, const DocumentView& document,
                 std::span<const std::size_t> mentions, DateReading& reading);

}  // namespace pseudo::lang::dates
