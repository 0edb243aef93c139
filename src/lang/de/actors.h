// Persons or organisations: what a mention labelled ACTOR is.
#pragma once

#include "lang/de/context/context.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// True if an ACTOR is an organisation: it has a legal form ("Huber GmbH") or a head noun
/// ("Universität Graz"), is in the lists or is mentioned as one elsewhere.
bool is_organisation(const Rules& rules, const Mention& mention, const Context& context);

}  // namespace pseudo::lang::de
