// Weekdays and holidays around dates. They may require a shift by whole weeks, and may reveal
// something about the shift.
#pragma once

#include <span>

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Sets keeps_weekdays, weekdays and holidays. A weekday next to a date that names a day ("Monday,
/// 3 June", "3 June (Mo)") sets keeps_weekdays. Weekdays and holidays are counted inside each
/// mention and near it on its line; each occurrence counts once. Cost: linear in the mentions.
void look_around(const DateTables& tables, const DocumentView& document,
                 std::span<const std::size_t> mentions, DateReading& reading);

}  // namespace pseudo::lang::dates
