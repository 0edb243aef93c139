// Set phrases of two given names (Adam und Eva) that may also be two people.
#pragma once

#include "lang/de/context/beside_word.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True if the words around the phrase show two people: a greeting, a family name, or what people
/// do or are. False if the phrase is not a pair of given names.
bool is_pair_of_people(const BesideWord& words, ByteSpan phrase);

}  // namespace pseudo::lang::de
