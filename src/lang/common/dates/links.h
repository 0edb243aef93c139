// Completing, first step: which dates the text joins to lists and ranges.
#pragma once

#include <string_view>

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// What the text between two dates joins them to: kNone if it says more than a conjunction.
Link link_of(const DateWords& words, std::string_view between);

/// Sets the link of each atom to the next one, over the ends of mentions too.
void link_atoms(const DateTables& tables, const DocumentView& document, DateReading& reading);

}  // namespace pseudo::lang::dates
