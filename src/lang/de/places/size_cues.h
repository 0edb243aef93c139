// Finds the towns that need a surrogate of some size because of the words next to them: "Flughafen
// Graz".
#pragma once

#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Sets Traits::kind and size_is_asked of CITY entities next to a word of table size_cues; a
/// preposition may separate them ("die Universität in Graz"). A place that occurs in fixed terms
/// only ("Wiener Schnitzel") gets the kind of names that may replace it there.
void mark_asked_sizes(const Rules& rules, const DocumentView& document,
                      std::vector<Analysis>& analyses);

}  // namespace pseudo::lang::de
