#include "lang/common/dates/complete_counted.h"

namespace pseudo::lang::dates {
namespace {

bool is_counted(Unit unit) {
  return unit == Unit::kWeek || unit == Unit::kQuarter || unit == Unit::kHalf ||
         unit == Unit::kCounted || unit == Unit::kFeast;
}

/// True if the number is the first field ("4th quarter"), or the only one: the 3 that was completed
/// by its neighbour in "2, 3 and 4th quarter".
bool begins_with_number(const DateReading& reading, const DateAtom& atom) {
  return is_counted(atom.form->unit) && atom.field_count > 0 &&
         reading.fields_of(atom).front().kind == ElementKind::kNumber;
}

/// True if the number is the last field ("week 12"), or the only one: "week 12, 13 and 14".
bool ends_with_number(const DateReading& reading, const DateAtom& atom) {
  return is_counted(atom.form->unit) && atom.field_count > 0 &&
         reading.fields_of(atom).back().kind == ElementKind::kNumber;
}

/// True for "04/2021": the month is a number, and the first field.
bool begins_with_month(const DateReading& reading, const DateAtom& atom) {
  return atom.form->unit == Unit::kMonth &&
         reading.fields_of(atom).front().kind == ElementKind::kMonth;
}

bool is_bare_number(const DateReading& reading, const DateAtom& atom) {
  return is_bare_day(atom) && reading.fields[atom.first_field].kind == ElementKind::kDay;
}

void count_like(const DateAtom& neighbour, DateAtom& atom, DateReading& reading) {
  reading.fields[atom.first_field].kind = ElementKind::kNumber;
  atom.form = neighbour.form;
  atom.place = *atom.day - 1;
  atom.day.reset();
  atom.round_size = neighbour.round_size;
}

void become_month(const DateAtom& neighbour, DateAtom& atom, DateReading& reading) {
  reading.fields[atom.first_field].kind = ElementKind::kMonth;
  atom.form = neighbour.form;
  atom.month = atom.day;
  atom.place = *atom.day - 1;
  atom.day.reset();
}

}  // namespace

void complete_counted(DateReading& reading) {
  std::vector<DateAtom>& atoms = reading.atoms;
  for (std::size_t i = atoms.size(); i-- > 1;) {
    DateAtom& atom = atoms[i - 1];
    if (atom.link == Link::kNone || !is_bare_number(reading, atom)) continue;
    if (begins_with_number(reading, atoms[i])) count_like(atoms[i], atom, reading);
    constexpr int kMonths = 12;
    if (atom.mention == atoms[i].mention && atom.day <= kMonths &&
        begins_with_month(reading, atoms[i])) {
      become_month(atoms[i], atom, reading);
    }
  }
  for (std::size_t i = 1; i < atoms.size(); ++i) {
    const DateAtom& before = atoms[i - 1];
    if (before.link == Link::kNone || before.mention != atoms[i].mention) continue;
    if (!is_bare_number(reading, atoms[i]) || !ends_with_number(reading, before)) continue;
    count_like(before, atoms[i], reading);
  }
}

}  // namespace pseudo::lang::dates
