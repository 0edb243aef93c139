// Calendar arithmetic with days, weeks and longer units of the proleptic Gregorian calendar.
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

/// The longest shift, in days. Longer shifts are clamped, so that years stay within the range of
/// std::chrono.
inline constexpr int kLongestShift = 3'000'000;

/// A day beyond the end of its month overflows: 31 February is 3 March, or 2 March in leap years.
Day to_day(const CivilDate& date);
CivilDate to_civil(Day day);
int weekday(Day day);  ///< 1 (Monday) to 7 (Sunday).

/// Returns the week of ISO 8601 that contains the day.
IsoWeek iso_week(Day day);
Day monday(const IsoWeek& week);

/// Number of days of a month (1 to 12) in a common year.
int days_of_month(int month);

/// Converts a shift in days to steps of which a year has `per_year`. Rounds to the nearest, but a
/// shift other than 0 is at least one step in its direction.
int rounded_steps(int shift_days, int per_year);
int rounded_centuries(int shift_days);

/// Returns the number of whole years that differ from the shift by at most three weeks, or 0 if
/// there is none. Dates keep their season under such a shift.
int near_whole_years(int shift_days);

/// Easter Sunday of the year.
Day easter(int year);

/// For steps on a circle of `size` positions, such as the holidays of a year. Whole turns would
/// change nothing, so they are shortened by one step. Other steps are returned unchanged.
int without_full_turn(int steps, int size);

/// The remainder in [0, size).
int wrap(std::int64_t number, int size);

/// Expands a year of two digits: 00 to 68 become 2000 to 2068, 69 to 99 become 1969 to 1999.
/// Source: POSIX, strptime, %y.
int full_year(int two_digits);

}  // namespace pseudo::lang::dates
