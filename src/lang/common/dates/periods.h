// The periods that coarse forms denote (weeks, months, years ...). The periods of one kind are
// numbered consecutively along an axis, so that a period is an integer and a shift is a difference.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "lang/common/dates/calendar.h"
#include "lang/common/dates/pattern.h"

namespace pseudo::lang::dates {

/// From fine to coarse.
enum class Axis : std::uint8_t {
  kWeek,  ///< Weeks of ISO 8601.
  kMonth,
  kQuarter,
  kSeason,      ///< Spring begins in March; winter belongs to the year in which it begins.
  kHalf,        ///< January to June, July to December.
  kSchoolHalf,  ///< Begin in September and March; both belong to the year of the first.
  kTerm,        ///< Begin in April and October; winter belongs to the year in which it begins.
  kNamedYear,   ///< A year next to the name of a term or season within it.
  kWinterYear,  ///< As kNamedYear for winters: July to June.
  kAcademic,    ///< September to August.
  kYear,
  kDecade,
};
inline constexpr std::size_t kAxes = 12;

/// Returns nullopt for days, times and units that are counted without a calendar.
std::optional<Axis> axis_of(Unit unit);

/// Returns the number of the period that contains the day.
int period_of(Axis axis, Day day);
Day first_day(Axis axis, int period);

/// Returns the number of a period. `place`: index within the year, see DateAtom::place.
int period_in(Axis axis, int year, int place);
int year_of(Axis axis, int period);
int place_of(Axis axis, int period);
/// Number of periods of a year, at least 1. It is 52 for weeks, although some years have 53.
int places_of_year(Axis axis);

}  // namespace pseudo::lang::dates
