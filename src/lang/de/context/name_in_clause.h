// Everyday words that the verb of their clause shows to be names.
#pragma once

#include "lang/de/context/name_place.h"

namespace pseudo::lang::de {

/// True for the subject: "Koch sagt", "Koch hat", "Kurz hat abgesagt".
bool is_who_acts(const NamePlace& place);
/// True for an object, or a subject after its verb: "hat Koch", "mir Wolf", "sagt Lang".
bool is_object(const NamePlace& place);

}  // namespace pseudo::lang::de
