// Assigns countries to the places, streets and organisations of a document.
#pragma once

#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Sets Traits::country of the CITY, STREET and ORG entities. A place of unknown country gets the
/// country of the postal code before it, the one that the text writes behind it ("in Frankreich")
/// or that of the organisation whose name contains it ("BORG"), else the main country of the text.
/// A postal code and a country behind the place also decide between places of the same name in
/// several countries.
void add_countries(const Rules& rules, const DocumentView& document,
                   std::vector<Analysis>& analyses);

}  // namespace pseudo::lang::de
