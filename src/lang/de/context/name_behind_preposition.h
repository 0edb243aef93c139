// An everyday word behind a preposition, without an article, as only a name stands there.
#pragma once

#include "lang/de/context/name_place.h"

namespace pseudo::lang::de {

/// "mit Wolf", "bei Lang", "Grüße von Stein".
bool is_spoken_of(const NamePlace& place);
/// "von August", "zwischen Rosa und mir", "an VOGEL": given names, and family names behind a word
/// of letters.
bool is_named_behind_preposition(const NamePlace& place);

}  // namespace pseudo::lang::de
