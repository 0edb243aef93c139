// Completing, first step: finds the dates that the text joins to lists and ranges.
#pragma once

#include <string_view>

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Returns how the text between two dates joins them, or kNone if it contains more than a
/// conjunction.
Link link_of(const DateWords& words, std::string_view between);

/// Sets the link of each atom to the next one, also across mentions.
void link_atoms(const DateTables& tables, const DocumentView& document, DateReading& reading);

}  // namespace pseudo::lang::dates
