// Assigns countries to the places, streets and organisations of a document.
#pragma once

#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Sets Traits::country of the CITY, STREET and ORG entities. Of a place, the first that applies:
/// - the country of the postal code before it,
/// - the one that the text writes behind or before it ("in Frankreich"); before it only for a town
///   that may lie there, because a known town may stand in the same sentence,
/// - that of the organisation whose name contains it ("BORG", a school, is Austrian),
/// - its own country by the tables, else the main country of the text.
/// All but the last are shown by the text, so that the surrogate must lie there, too.
void add_countries(const Rules& rules, const DocumentView& document,
                   std::vector<Analysis>& analyses);

}  // namespace pseudo::lang::de
