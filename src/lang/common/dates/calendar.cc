#include "lang/common/dates/calendar.h"

#include <chrono>

namespace pseudo::lang::dates {
namespace {

constexpr std::int64_t kDaysOf400Years = 146'097;

/// Rounded to the nearest; halves away from zero.
int rounded_quotient(std::int64_t dividend, std::int64_t divisor) {
  const std::int64_t half = divisor / 2;
  return static_cast<int>((dividend + (dividend < 0 ? -half : half)) / divisor);
}

int at_least_one(int steps, int direction) {
  if (steps != 0 || direction == 0) return steps;
  return direction < 0 ? -1 : 1;
}

}  // namespace

Day to_day(const CivilDate& date) {
  using namespace std::chrono;
  const sys_days first = year(date.year) / month(static_cast<unsigned>(date.month)) / day(1);
  return first.time_since_epoch().count() + date.day - 1;
}

CivilDate to_civil(Day day) {
  using namespace std::chrono;
  const year_month_day date{sys_days(days(day))};
  return {.year = static_cast<int>(date.year()),
          .month = static_cast<int>(static_cast<unsigned>(date.month())),
          .day = static_cast<int>(static_cast<unsigned>(date.day()))};
}

int weekday(Day day) {
  constexpr Day kThursday = 3;  // 1970-01-01, counted from Monday
  return wrap(day + kThursday, 7) + 1;
}

IsoWeek iso_week(Day day) {
  const Day thursday = day - weekday(day) + 4;  // the year of a week is that of its Thursday
  const int year = to_civil(thursday).year;
  const Day first = to_day({.year = year, .month = 1, .day = 1});
  return {.year = year, .week = static_cast<int>((thursday - first) / 7) + 1};
}

Day monday(const IsoWeek& week) {
  const Day fourth = to_day({.year = week.year, .month = 1, .day = 4});  // always in week 1
  return fourth - (weekday(fourth) - 1) + Day{7} * (week.week - 1);
}

int days_of_month(int month) {
  if (month == 2) return 28;
  return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

int rounded_steps(int shift_days, int per_year) {
  const std::int64_t scaled = std::int64_t{shift_days} * 400 * per_year;
  return at_least_one(rounded_quotient(scaled, kDaysOf400Years), shift_days);
}

int rounded_centuries(int shift_days) {
  return at_least_one(rounded_quotient(std::int64_t{shift_days} * 4, kDaysOf400Years), shift_days);
}

int near_whole_years(int shift_days) {
  constexpr std::int64_t kSpan = 21;
  const int years = rounded_quotient(std::int64_t{shift_days} * 400, kDaysOf400Years);
  const std::int64_t away = std::int64_t{shift_days} * 4 - std::int64_t{years} * (4 * 365 + 1);
  return away <= 4 * kSpan && away >= -4 * kSpan ? years : 0;
}

// Gregorian computus of Meeus, Jones and Butcher (Meeus, Astronomical Algorithms, chapter 8).
Day easter(int year) {
  const int a = year % 19;
  const int b = year / 100;
  const int c = year % 100;
  const int d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  const int e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7;
  const int m = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114;
  return to_day({.year = year, .month = m / 31, .day = m % 31 + 1});
}

int without_full_turn(int steps, int size) {
  if (steps == 0 || steps % size != 0) return steps;
  return steps < 0 ? steps + 1 : steps - 1;
}

int wrap(std::int64_t number, int size) {
  const auto remainder = static_cast<int>(number % size);
  return remainder < 0 ? remainder + size : remainder;
}

int full_year(int two_digits) {
  constexpr int kFirstOfLastCentury = 69;
  return two_digits + (two_digits < kFirstOfLastCentury ? 2000 : 1900);
}

}  // namespace pseudo::lang::dates
