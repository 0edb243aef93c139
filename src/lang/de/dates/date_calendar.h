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

/// Longest shift that is obeyed, in days: keeps years in what the calendar can hold.
inline constexpr int kLongestShift = 3'000'000;

/// A day behind the end of its month overflows: 31 February is 3 March, or 2 March in leap years.
Day to_day(const CivilDate& date);
CivilDate to_civil(Day day);
int weekday(Day day);  ///< 1 Monday ... 7 Sunday.

IsoWeek iso_week(Day day);
Day monday(const IsoWeek& week);

/// The shift in steps of which there are `per_year`, rounded to the nearest, at least one in its
/// direction. No shift, no step.
int rounded_steps(int shift_days, int per_year);
int rounded_weeks(int shift_days);
int rounded_decades(int shift_days);
int rounded_centuries(int shift_days);

/// Steps round a circle of `size` places (months without a year): never a full turn, which would
/// change nothing.
int without_full_turn(int steps, int size);

/// The remainder in [0, size).
int wrap(std::int64_t number, int size);

}  // namespace pseudo::lang::dates
