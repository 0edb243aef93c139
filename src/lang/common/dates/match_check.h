// Whether the numbers of a match can be those of a date.
#pragma once

#include "lang/common/dates/form_match.h"

namespace pseudo::lang::dates {

/// True if a field of that kind can have the value, whatever the other fields say.
bool in_range(ElementKind kind, int value);

/// True if the fields together can be what the form says: no fifth quarter, no second year before
/// the first. Sets the century of a second year that is written in two digits; may be called again
/// on the same match.
bool is_possible(FormMatch& match);

}  // namespace pseudo::lang::dates
