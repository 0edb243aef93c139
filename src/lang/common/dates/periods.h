// The periods that coarse forms name (weeks, months, years ...), numbered along an axis of their
// kind, so that a period is a number and a move is a difference.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "lang/common/dates/calendar.h"
#include "lang/common/dates/pattern.h"

namespace pseudo::lang::dates {

/// The finer ones first.
enum class Axis : std::uint8_t {
  kWeek,  ///< As ISO 8601 counts them.
  kMonth,
  kQuarter,
  kSeason,      ///< Spring begins in March; winter belongs to the year in which it begins.
  kHalf,        ///< January to June, July to December.
  kSchoolHalf,  ///< From September and from March; both belong to the year of the first.
  kTerm,        ///< From April and from October; winter belongs to the year in which it begins.
  kNamedYear,   ///< A year beside the name of a term or season of it.
  kWinterYear,  ///< July to June: the same, of winters.
  kAcademic,    ///< September to August.
  kYear,
  kDecade,
};
inline constexpr std::size_t kAxes = 12;

/// Nothing for days, times, and what is counted without a calendar.
std::optional<Axis> axis_of(Unit unit);

/// The number of the period in which the day lies.
int period_of(Axis axis, Day day);
Day first_day(Axis axis, int period);

/// `place` from 0, as DateAtom::place.
int period_in(Axis axis, int year, int place);
int year_of(Axis axis, int period);
int place_of(Axis axis, int period);
/// Periods of a year, at least one; of weeks 52, though some years have 53.
int places_of_year(Axis axis);

}  // namespace pseudo::lang::dates
