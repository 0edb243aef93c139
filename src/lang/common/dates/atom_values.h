// Computes the values of a date expression (day, month, year ...) from its fields.
#pragma once

#include <span>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Sets day, month, year, place, round_size and year_is_known of `atom` from its fields. If several
/// fields have one kind, the first decides: "2nd (second) of June" names its day twice.
/// Precondition: atom.form is set.
void set_values(const DateWords& words, std::span<const Field> fields, DateAtom& atom);

}  // namespace pseudo::lang::dates
