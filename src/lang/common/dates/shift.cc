#include "lang/common/dates/shift.h"

#include <algorithm>
#include <cstdlib>

namespace pseudo::lang::dates {
namespace {

constexpr int kDaysOfLongestMonth = 31;

int direction(const DocumentShift& shift) { return shift.days < 0 ? -1 : 1; }

bool is_in_still_mention(const DateAtom& atom, const DocumentShift& shift) {
  return atom.mention < shift.still.size() && shift.still[atom.mention];
}

int size_of_circle(const DateAtom& atom) {
  return atom.round_size > 0 ? atom.round_size : kDaysOfLongestMonth;
}

/// Moves a circular day around a month, so that such days keep their distances. Joined days wrap
/// around together, so that they keep their order.
int shift_circular_day(const DateAtom& atom, const DocumentShift& shift) {
  const int size = size_of_circle(atom);
  const int first = atom.round_first > 0 ? atom.round_first : *atom.day;
  int steps = shift.days % size;
  if (steps == 0 && is_in_still_mention(atom, shift)) steps = direction(shift);
  return wrap(first - 1 + steps, size) + 1 + (*atom.day - first);
}

ShiftedDate shift_day(const DateAtom& atom, const DocumentShift& shift) {
  if (atom.circular) return {.day = shift_circular_day(atom, shift)};
  const CivilDate date = to_civil(atom.date + shift.days);
  return {.day = date.day, .month = date.month, .year = date.year};
}

/// For centuries and semesters: the result is at least 1.
ShiftedDate shift_counted(const DateAtom& atom, int shift_days) {
  return {.place = std::abs(atom.place + rounded_centuries(shift_days))};
}

/// Returns the same feast if its year is written and the shift is close to whole years, else
/// another feast of its name.
ShiftedDate shift_feast(const DateAtom& atom, int shift_days) {
  const int size = std::max(atom.round_size, 1);
  const int years = near_whole_years(shift_days);
  if (atom.year && years != 0) return {.year = *atom.year + years, .place = atom.place};
  const int steps = shift_days != 0 && size > 1 ? 1 + std::abs(shift_days) % (size - 1) : 0;
  return {.year = atom.year.value_or(0) + rounded_steps(shift_days, 1),
          .place = wrap(atom.place + steps, size)};
}

/// The number of periods by which a coarse form moves: as far as the day that represents it.
int periods_moved(const DateAtom& atom, int shift_days) {
  return period_of(*atom.axis, atom.date + shift_days) - period_of(*atom.axis, atom.date);
}

bool is_same_period(const DateAtom& atom, int moved) {
  if (moved == 0 || atom.year_is_known) return moved == 0;
  return place_of(*atom.axis, atom.period) == place_of(*atom.axis, atom.period + moved);
}

ShiftedDate shift_period(const DateAtom& atom, const DocumentShift& shift) {
  int moved = periods_moved(atom, shift.days);
  if (is_in_still_mention(atom, shift) && is_same_period(atom, moved)) moved += direction(shift);
  const int period = atom.period + moved;
  const int place = place_of(*atom.axis, period);
  return {.month = place + 1, .year = year_of(*atom.axis, period), .place = place};
}

bool is_same_day(const CivilDate& a, const CivilDate& b) {
  return a.month == b.month && a.day == b.day;
}

}  // namespace

bool keeps_anchor_month(const DateReading& reading, const DateAtom& atom,
                        const DocumentShift& shift) {
  if (atom.stands_at_anchor) return true;
  constexpr int kMonths = 12;
  const int month = to_civil(atom.date + shift.days).month;
  const int anchor = shift_date(reading.atoms[*atom.anchor], shift).month;
  const int gap = wrap(month - anchor, kMonths);
  return gap == 0 || gap == wrap(atom.month_gap, kMonths);
}

bool can_be_moved(const DateAtom& atom) { return atom.axis || atom.circular; }

bool is_still(const DateReading& reading, const DateAtom& atom, const DocumentShift& alone) {
  if (alone.days == 0) return true;
  if (atom.axis) return is_same_period(atom, periods_moved(atom, alone.days));
  if (!is_day(atom) || atom.year) return false;
  if (atom.circular) return alone.days % size_of_circle(atom) == 0;
  const CivilDate after = to_civil(atom.date + alone.days);
  if (atom.month) return is_same_day(to_civil(atom.date), after);
  return after.day == *atom.day && keeps_anchor_month(reading, atom, alone);
}

DocumentShift plan_shift(const DateReading& reading, int shift_days) {
  const int days = std::clamp(shift_days, -kLongestShift, kLongestShift);
  const DocumentShift alone{.days = days, .still = {}};
  DocumentShift shift{.days = days, .still = std::vector<bool>(reading.mentions.size(), days != 0)};
  for (const DateAtom& atom : reading.atoms) {
    if (!shift.still[atom.mention] || is_still(reading, atom, alone)) continue;
    shift.still[atom.mention] = false;
  }
  return shift;
}

ShiftedDate shift_date(const DateAtom& atom, const DocumentShift& shift) {
  if (atom.axis) return shift_period(atom, shift);
  switch (atom.form->unit) {
    case Unit::kCounted:
      return shift_counted(atom, shift.days);
    case Unit::kFeast:
      return shift_feast(atom, shift.days);
    default:
      return shift_day(atom, shift);
  }
}

}  // namespace pseudo::lang::dates
