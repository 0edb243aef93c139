// Everyday words that are names because they follow a preposition without an article.
#pragma once

#include "lang/de/context/name_place.h"

namespace pseudo::lang::de {

/// True for "mit Wolf", "bei Lang", "Grüße von Stein".
bool is_spoken_of(const NamePlace& place);
/// True for given names ("von August", "zwischen Rosa und mir"), and for family names after a word
/// used in letters ("an VOGEL").
bool is_named_behind_preposition(const NamePlace& place);

}  // namespace pseudo::lang::de
