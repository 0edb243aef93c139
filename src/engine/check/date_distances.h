// By how many days the dates of a scope were moved, as their texts show it.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/check/expected_dates.h"
#include "engine/check/moved_dates.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

inline constexpr std::int64_t kWeekDays = 7;

/// True if the distance may result from a year with two digits read in another century.
bool is_of_short_year(std::int64_t days);

/// "05.06." and "5. 6." have the same key.
std::string key_without_zeros(std::string_view date);

/// By label, in days.
using UsualDistances = std::map<std::string_view, std::int64_t>;

/// Returns the most frequent distance of the full dates of each label, or the fixed shift.
UsualDistances usual_distances(std::span<const MovedDate> dates, const Options& options);

/// Returns the distance of dates without years: the smallest that explains most of them.
/// `keeps_weekdays`: it may consist of whole weeks.
std::int64_t common_distance(const ExpectedDates& expected, std::vector<const MovedDate*> dates,
                             bool keeps_weekdays);

}  // namespace pseudo
