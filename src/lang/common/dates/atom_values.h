// The values that the fields of a date expression write: day, month, year, place in the year.
#pragma once

#include <span>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Sets day, month, year, place, round_size and year_is_known of `atom`, whose form is set, from
/// its fields. The first field of a kind decides: "2nd (second) of June" names its day twice.
void set_values(const DateWords& words, std::span<const Field> fields, DateAtom& atom);

}  // namespace pseudo::lang::dates
