// Nouns beside a name.
#pragma once

#include <cstddef>

#include "lang/common/neighbours.h"
#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// True if a noun follows on the same line ("[Bernds] Rad"). With `skip_adjective`, an adjective
/// may precede the noun ("[Bernds] neues Rad"). Other mentions count as nouns only if they are
/// organisations.
bool noun_follows(const Grammar& grammar, const Neighbours& words, std::size_t byte,
                  bool skip_adjective);

/// True if a noun precedes on the same line and has some word before it. Forms of address and other
/// mentions do not count as nouns.
bool noun_precedes(const Grammar& grammar, const Neighbours& words, std::size_t byte);

}  // namespace pseudo::lang::de
