// Calendar arithmetic: days, weeks and larger steps of the proleptic Gregorian calendar.
#pragma once

#include <cstdint>

namespace pseudo::lang::dates {

/// Days since 1970-01-01.
using Day = std::int64_t;

struct CivilDate {
  int year = 0;
  int month = 1;  ///< 1 to 12.
  int day = 1;    ///< 1 to 31.
  friend bool operator==(const CivilDate&, const CivilDate&) = default;
};

struct IsoWeek {
  int year = 0;
  int week = 1;
  friend bool operator==(const IsoWeek&, const IsoWeek&) = default;
};

/// The longest shift that is applied, in days; longer ones are clamped. It keeps years within the
/// range of std::chrono.
inline constexpr int kLongestShift = 3'000'000;

/// A day after the end of its month overflows: 31 February is 3 March, or 2 March in leap years.
Day to_day(const CivilDate& date);
CivilDate to_civil(Day day);
int weekday(Day day);  ///< 1 Monday ... 7 Sunday.

/// Weeks as ISO 8601 counts them.
IsoWeek iso_week(Day day);
Day monday(const IsoWeek& week);

/// Days of a month of a common year.
int days_of_month(int month);

/// The shift in steps of which a year has `per_year`, rounded to the nearest, but at least one
/// step in the direction of the shift. No shift, no step.
int rounded_steps(int shift_days, int per_year);
int rounded_centuries(int shift_days);

/// The whole years from which the shift is three weeks away at most, 0 if there are none: the span
/// in which dates keep their season.
int near_whole_years(int shift_days);

/// Sunday.
Day easter(int year);

/// Steps on a circle of `size` places, such as holidays without a year. A full turn, which would
/// change nothing, becomes one step less.
int without_full_turn(int steps, int size);

/// The remainder in [0, size).
int wrap(std::int64_t number, int size);

/// The year that two digits mean: 00 to 68 are 2000 to 2068, 69 to 99 are 1969 to 1999.
/// Source: POSIX, strptime, %y.
int full_year(int two_digits);

}  // namespace pseudo::lang::dates
