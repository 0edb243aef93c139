#include "lang/common/dates/match_check.h"

#include <limits>

namespace pseudo::lang::dates {
namespace {

Field* field_of(FormMatch& match, ElementKind kind, std::size_t nth) {
  for (std::size_t i = 0; i < match.count; ++i) {
    if (match.fields[i].kind == kind && nth-- == 0) return &match.fields[i];
  }
  return nullptr;
}

/// True if the second of two years follows the first, also across the end of a century: 99/00. Sets
/// the century of the second year. Idempotent.
bool settle_years(FormMatch& match) {
  const Field* first = field_of(match, ElementKind::kYear, 0);
  Field* second = field_of(match, ElementKind::kYear, 1);
  if (second == nullptr) return true;
  if (second->size() == 2) {
    second->value = first->value - first->value % 100 + second->value % 100;
    if (second->value <= first->value) second->value += 100;
  }
  const int distance = second->value - first->value;
  return match.form->unit == Unit::kYears ? distance > 0 && distance < 100 : distance == 1;
}

/// The highest number that the form allows.
int most_of(const FormMatch& match) {
  switch (match.form->unit) {
    case Unit::kWeek:
      return 53;
    case Unit::kQuarter:
      return 4;
    case Unit::kHalf:
      return 2;
    case Unit::kFeast:
      return match.fields[1].value;  // the word after the number gives the maximum
    default:
      return std::numeric_limits<int>::max();
  }
}

}  // namespace

bool in_range(ElementKind kind, int value) {
  switch (kind) {
    case ElementKind::kDay:
      return value >= 1 && value <= 31;
    case ElementKind::kMonth:
      return value >= 1 && value <= 12;
    case ElementKind::kHour:
      return value <= 24;
    case ElementKind::kMinute:
      return value <= 59;
    case ElementKind::kNumber:
      return value >= 1;
    default:
      return true;
  }
}

bool is_possible(FormMatch& match) {
  const Unit unit = match.form->unit;
  const Field* number = field_of(match, ElementKind::kNumber, 0);
  const bool has_ordinal = unit == Unit::kQuarter || unit == Unit::kHalf || unit == Unit::kFeast;
  if (number == nullptr && has_ordinal) number = match.fields.data();
  if (number != nullptr && number->value > most_of(match)) return false;
  return settle_years(match);
}

}  // namespace pseudo::lang::dates
