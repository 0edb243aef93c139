// An everyday word that the verb of its clause shows to be a name.
#pragma once

#include "lang/de/context/name_place.h"

namespace pseudo::lang::de {

/// Who acts: "Koch sagt", "Koch hat", "Kurz hat abgesagt".
bool is_who_acts(const NamePlace& place);
/// "hat Koch", "mir Wolf", "sagt Lang".
bool is_object(const NamePlace& place);

}  // namespace pseudo::lang::de
