// Head nouns that are the name of a single body: "Rotes Kreuz Graz", "SPÖ Wien", "Caritas-Zentrum".
#pragma once

#include "lang/de/context/context.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"

namespace pseudo::lang::de {

/// Merges the words of the body into one name if only a place and a legal form follow. Otherwise
/// such a noun becomes an open word: unlike other head nouns it is not kept, as it identifies the
/// body.
void mark_bodies(const Rules& rules, const Mention& mention, const Context& context,
                 OrgWords& words);

}  // namespace pseudo::lang::de
