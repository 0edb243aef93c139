// Head nouns that are the name of one body: "Rotes Kreuz Graz", "SPÖ Wien", "Caritas-Zentrum".
#pragma once

#include "lang/de/context/context.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"

namespace pseudo::lang::de {

/// Makes one name of the words of the body, if nothing but a place and a legal form follow.
/// Elsewhere such a noun is an open word: it does not stay, as the noun of a kind does.
void mark_bodies(const Rules& rules, const Mention& mention, const Context& context,
                 OrgWords& words);

}  // namespace pseudo::lang::de
