// Nouns beside a name.
#pragma once

#include <cstddef>

#include "lang/common/neighbours.h"
#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// True if a noun follows on the same line ("[Bernds] Rad"), or with `skip_adjective` an adjective
/// and a noun ("[Bernds] neues Rad"). Other mentions count only if they are organisations.
bool noun_follows(const Grammar& grammar, const Neighbours& words, std::size_t byte,
                  bool skip_adjective);

/// True if a noun, no form of address and no other mention, stands before on the same line, and
/// some word before it.
bool noun_precedes(const Grammar& grammar, const Neighbours& words, std::size_t byte);

}  // namespace pseudo::lang::de
