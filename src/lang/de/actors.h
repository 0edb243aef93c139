// Decides whether a mention labelled ACTOR is a person or an organisation.
#pragma once

#include "lang/de/context/context.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// True if an ACTOR is an organisation: it contains a legal form ("Huber GmbH") or a head noun
/// ("Universität Graz"), the lists contain it, or another mention labels it as one.
bool is_organisation(const Rules& rules, const Mention& mention, const Context& context);

}  // namespace pseudo::lang::de
