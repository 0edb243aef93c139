#include "lang/common/dates/shift.h"

#include <algorithm>
#include <cstdlib>

namespace pseudo::lang::dates {
namespace {

constexpr int kWeeks = 52;  // of a year
constexpr int kLongestMonth = 31;

int steps_per_year(Unit unit) {
  switch (unit) {
    case Unit::kMonth:
      return 12;
    case Unit::kQuarter:
    case Unit::kSeason:
      return 4;
    case Unit::kHalf:
    case Unit::kTerm:
      return 2;
    default:
      return 1;
  }
}

/// A bare day that nothing completes moves round a month, never a full turn, so that such days keep
/// their distances; those that are joined move round together, and keep their order.
int shift_circular_day(const DateAtom& atom, int shift_days) {
  const int size = atom.round_size > 0 ? atom.round_size : kLongestMonth;
  const int first = atom.round_first > 0 ? atom.round_first : *atom.day;
  int steps = shift_days % size;
  if (steps == 0 && shift_days != 0) steps = shift_days < 0 ? -1 : 1;
  return wrap(first - 1 + steps, size) + 1 + (*atom.day - first);
}

ShiftedDate shift_day(const DateAtom& atom, int shift_days) {
  if (atom.circular) return {.day = shift_circular_day(atom, shift_days)};
  const CivilDate date = to_civil(atom.date + shift_days);
  return {.day = date.day, .month = date.month, .year = date.year};
}

ShiftedDate shift_week(const DateAtom& atom, int shift_days) {
  const int weeks = rounded_weeks(shift_days);
  if (!atom.year) {
    const int steps = without_full_turn(weeks, kWeeks);
    return {.place = steps == 0 ? atom.place : wrap(atom.place + steps, kWeeks)};
  }
  const Day day = monday({.year = *atom.year, .week = atom.place + 1}) + Day{7} * weeks;
  const IsoWeek week = iso_week(day);
  return {.year = week.year, .place = week.week - 1};
}

/// Centuries, semesters: there is none before the first.
ShiftedDate shift_counted(const DateAtom& atom, int shift_days) {
  return {.place = std::abs(atom.place + rounded_centuries(shift_days))};
}

/// Another feast of the same name.
ShiftedDate shift_feast(const DateAtom& atom, int shift_days) {
  int steps = 0;
  if (shift_days != 0 && atom.round_size > 1) {
    steps = 1 + std::abs(shift_days) % (atom.round_size - 1);
  }
  return {.year = atom.year.value_or(0) + rounded_steps(shift_days, 1),
          .place = wrap(atom.place + steps, std::max(atom.round_size, 1))};
}

/// Years and their parts.
ShiftedDate shift_part_of_year(const DateAtom& atom, int shift_days) {
  const int size = steps_per_year(atom.form->unit);
  int steps = rounded_steps(shift_days, size);
  if (!atom.year_is_known && size > 1) steps = without_full_turn(steps, size);
  const int place = size == 1 ? 0 : atom.place;
  const int total = atom.year.value_or(0) * size + place + steps;
  const int new_place = wrap(total, size);
  return {.month = new_place + 1, .year = (total - new_place) / size, .place = new_place};
}

}  // namespace

ShiftedDate shift_date(const DateAtom& atom, int shift_days) {
  switch (atom.form->unit) {
    case Unit::kDay:
      return shift_day(atom, shift_days);
    case Unit::kWeek:
      return shift_week(atom, shift_days);
    case Unit::kCounted:
      return shift_counted(atom, shift_days);
    case Unit::kFeast:
      return shift_feast(atom, shift_days);
    case Unit::kDecade:
      return {.year = *atom.year + 10 * rounded_decades(shift_days)};
    default:
      return shift_part_of_year(atom, shift_days);
  }
}

}  // namespace pseudo::lang::dates
