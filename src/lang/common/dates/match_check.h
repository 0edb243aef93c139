// Checks whether the numbers of a match can be those of a date.
#pragma once

#include "lang/common/dates/form_match.h"

namespace pseudo::lang::dates {

/// True if a field of that kind can have the value, regardless of the other fields.
bool in_range(ElementKind kind, int value);

/// True if the fields together are possible for the form: there is no fifth quarter, and no second
/// year before the first. Sets the century of a second year that has two digits. Idempotent.
bool is_possible(FormMatch& match);

}  // namespace pseudo::lang::dates
