#include "lang/common/dates/periods.h"

#include <algorithm>
#include <array>

namespace pseudo::lang::dates {
namespace {

constexpr int kMonthsOfYear = 12;
constexpr Day kMondayAfterEpoch = 4;  // 1970-01-05

// In the order of Axis.
struct Division {
  int months = 0;  ///< Length of a period; 0: weeks.
  int first = 0;   ///< The month, from 0, with which the first period of a year begins.
};
constexpr std::array<Division, kAxes> kDivisions{{
    {0, 0},
    {1, 0},
    {3, 0},
    {3, 2},
    {6, 0},
    {6, 8},
    {6, 3},
    {12, 0},
    {12, 6},
    {12, 8},
    {12, 0},
    {120, 0},
}};

const Division& division(Axis axis) { return kDivisions[static_cast<std::size_t>(axis)]; }

template <class Number>
Number floor_quotient(Number dividend, Number divisor) {
  const Number quotient = dividend / divisor;
  return dividend % divisor < 0 ? quotient - 1 : quotient;
}

}  // namespace

std::optional<Axis> axis_of(Unit unit) {
  switch (unit) {
    case Unit::kWeek:
      return Axis::kWeek;
    case Unit::kMonth:
      return Axis::kMonth;
    case Unit::kQuarter:
      return Axis::kQuarter;
    case Unit::kSeason:
      return Axis::kSeason;
    case Unit::kHalf:
      return Axis::kHalf;
    case Unit::kTerm:
      return Axis::kTerm;
    case Unit::kAcademic:
      return Axis::kAcademic;
    case Unit::kYear:
    case Unit::kYears:
      return Axis::kYear;
    case Unit::kDecade:
      return Axis::kDecade;
    default:
      return std::nullopt;
  }
}

int period_of(Axis axis, Day day) {
  const auto& [months, first] = division(axis);
  if (months == 0) return static_cast<int>(floor_quotient<Day>(day - kMondayAfterEpoch, 7));
  const CivilDate date = to_civil(day);
  return floor_quotient(date.year * kMonthsOfYear + date.month - 1 - first, months);
}

Day first_day(Axis axis, int period) {
  const auto& [months, first] = division(axis);
  if (months == 0) return kMondayAfterEpoch + Day{7} * period;
  const int month = period * months + first;
  const int year = floor_quotient(month, kMonthsOfYear);
  return to_day({.year = year, .month = month - year * kMonthsOfYear + 1, .day = 1});
}

int period_in(Axis axis, int year, int place) {
  const int months = division(axis).months;
  if (months == 0) return period_of(axis, monday({.year = year, .week = place + 1}));
  if (months > kMonthsOfYear) return floor_quotient(year * kMonthsOfYear, months);
  return year * (kMonthsOfYear / months) + place;
}

int year_of(Axis axis, int period) {
  const int months = division(axis).months;
  if (months == 0) return iso_week(first_day(axis, period)).year;
  return floor_quotient(period * months, kMonthsOfYear);
}

int place_of(Axis axis, int period) {
  if (axis == Axis::kWeek) return iso_week(first_day(axis, period)).week - 1;
  return wrap(period, places_of_year(axis));
}

int places_of_year(Axis axis) {
  constexpr int kWeeks = 52;
  const int months = division(axis).months;
  return months == 0 ? kWeeks : std::max(kMonthsOfYear / months, 1);
}

}  // namespace pseudo::lang::dates
