// Two given names that are a set phrase (Adam und Eva) and also two people.
#pragma once

#include "lang/de/context/beside_word.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True if the words around show two people: a greeting, a family name, what people do or are.
/// False if the phrase is no pair of given names.
bool is_pair_of_people(const BesideWord& words, ByteSpan phrase);

}  // namespace pseudo::lang::de
