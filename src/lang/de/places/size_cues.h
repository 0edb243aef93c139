// Words that only fit a town of some kind: "Flughafen Graz".
#pragma once

#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Sets Traits::kind and size_is_asked of the CITY entities beside a word of the table size_cues; a
/// preposition may stand between ("die Universität in Graz"). A place that stands in fixed terms
/// alone ("Wiener Schnitzel") gets the kind of names that may stand there.
void mark_asked_sizes(const Rules& rules, const DocumentView& document,
                      std::vector<Analysis>& analyses);

}  // namespace pseudo::lang::de
