#include "lang/common/dates/complete_counted.h"

namespace pseudo::lang::dates {
namespace {

bool is_counted(Unit unit) {
  return unit == Unit::kWeek || unit == Unit::kQuarter || unit == Unit::kHalf ||
         unit == Unit::kCounted || unit == Unit::kFeast;
}

bool is_part_of_year(Unit unit) {
  return unit == Unit::kMonth || unit == Unit::kQuarter || unit == Unit::kHalf ||
         unit == Unit::kTerm || unit == Unit::kSeason;
}

/// True if the number is the first field: "4th quarter".
bool begins_with_number(const DateReading& reading, const DateAtom& atom) {
  if (!is_counted(atom.form->unit) || atom.field_count < 2) return false;
  return reading.fields_of(atom).front().kind == ElementKind::kNumber;
}

/// True if the number is the last field: "week 12".
bool ends_with_number(const DateReading& reading, const DateAtom& atom) {
  if (!is_counted(atom.form->unit) || atom.field_count < 2) return false;
  return reading.fields_of(atom).back().kind == ElementKind::kNumber;
}

bool is_bare_number(const DateReading& reading, const DateAtom& atom) {
  return is_bare_day(atom) && reading.fields[atom.first_field].kind == ElementKind::kDay;
}

void count_like(const DateAtom& neighbour, DateAtom& atom, DateReading& reading) {
  reading.fields[atom.first_field].kind = ElementKind::kNumber;
  atom.form = neighbour.form;
  atom.place = *atom.day - 1;
  atom.day.reset();
  atom.year = neighbour.year;
  atom.year_is_known = neighbour.year_is_known;
  atom.round_size = neighbour.round_size;
}

}  // namespace

void complete_counted(DateReading& reading) {
  std::vector<DateAtom>& atoms = reading.atoms;
  for (std::size_t i = atoms.size(); i-- > 1;) {
    DateAtom& atom = atoms[i - 1];
    if (atom.link == Link::kNone || !is_bare_number(reading, atom)) continue;
    if (begins_with_number(reading, atoms[i])) count_like(atoms[i], atom, reading);
  }
  for (std::size_t i = 1; i < atoms.size(); ++i) {
    const DateAtom& before = atoms[i - 1];
    if (before.link == Link::kNone || before.mention != atoms[i].mention) continue;
    if (!is_bare_number(reading, atoms[i]) || !ends_with_number(reading, before)) continue;
    count_like(before, atoms[i], reading);
  }
}

void complete_parts(std::vector<DateAtom>& atoms) {
  for (std::size_t i = atoms.size(); i-- > 1;) {
    DateAtom& atom = atoms[i - 1];
    const DateAtom& next = atoms[i];
    if (!is_part_of_year(atom.form->unit) || next.form->unit != atom.form->unit) continue;
    if (atom.link == Link::kNone || atom.mention != next.mention) continue;
    atom.year_is_known = atom.year_is_known || next.year_is_known;
  }
}

}  // namespace pseudo::lang::dates
