// Everyday words that are the name of a person whom someone asks, meets, talks to or writes to.
#pragma once

#include "lang/de/context/name_place.h"

namespace pseudo::lang::de {

/// True for "Frag bitte Klein", "Kannst du Klein fragen?", "mit Wald verheiratet", "Sende das an
/// Stein.", "schrieb Kern:". Precondition: no article precedes the word.
bool is_met(const NamePlace& place);

}  // namespace pseudo::lang::de
