#include "lang/common/dates/atom_values.h"

namespace pseudo::lang::dates {
namespace {

void set_value_of_word(WordKind kind, const Field& field, DateAtom& atom) {
  const Unit unit = atom.form->unit;
  if (kind == WordKind::kYear) {
    if (!atom.year) atom.year = field.value;
    return;
  }
  if (unit == Unit::kDay) {
    if (!atom.day) atom.day = field.value;
  } else if (unit == Unit::kTerm || unit == Unit::kSeason) {
    atom.place = field.value;
  } else if (unit >= Unit::kWeek) {
    if (kind == WordKind::kOrdinal) atom.place = field.value - 1;
    if (kind == WordKind::kFeast) atom.round_size = field.value;
  }
}

}  // namespace

void set_values(const DateWords& words, std::span<const Field> fields, DateAtom& atom) {
  for (const Field& field : fields) {
    switch (field.kind) {
      case ElementKind::kDay:
        if (!atom.day) atom.day = field.value;
        break;
      case ElementKind::kMonth:
      case ElementKind::kMonthName:
      case ElementKind::kMonthOrdinal:
        if (!atom.month) atom.month = field.value;
        atom.place = *atom.month - 1;
        break;
      case ElementKind::kYear:
        if (!atom.year) atom.year = field.value;
        break;
      case ElementKind::kNumber:
        atom.place = field.value - 1;
        break;
      default:
        set_value_of_word(words.word(field.word).kind, field, atom);
    }
  }
  atom.year_is_known = atom.year.has_value();
}

}  // namespace pseudo::lang::dates
