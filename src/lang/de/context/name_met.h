// An everyday word that is the name of whom one asks, meets, talks or writes to.
#pragma once

#include "lang/de/context/name_place.h"

namespace pseudo::lang::de {

/// "Frag bitte Klein", "Kannst du Klein fragen?", "mit Wald verheiratet", "Sende das an Stein.",
/// "schrieb Kern:". Precondition: no article stands before it.
bool is_met(const NamePlace& place);

}  // namespace pseudo::lang::de
