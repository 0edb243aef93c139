// Countries of the places, streets and organisations of a document.
#pragma once

#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Sets Traits::country of the CITY, STREET and ORG entities. A place whose own country is unknown
/// gets the one that the postal code before it or the name of the organisation around it ("BORG")
/// shows, else that of the text. The code also corrects the
/// country of a place that has a namesake there.
void add_countries(const Rules& rules, const DocumentView& document,
                   std::vector<Analysis>& analyses);

}  // namespace pseudo::lang::de
