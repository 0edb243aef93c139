// Finds the seasons, feasts, terms and calendar weeks that the text around dates names.
#pragma once

#include <span>
#include <vector>

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Sets names_season and named_times. Ignores the text inside mentions, which is replaced. Cost:
/// linear.
void find_named_seasons(const DateTables& tables, const DocumentView& document,
                        std::span<const std::size_t> mentions, DateReading& reading);

/// Implements DateReadings::season_shifts.
std::vector<std::vector<ShiftRange>> season_shifts(const DateReading& reading, bool keeps_weekdays);

}  // namespace pseudo::lang::dates
