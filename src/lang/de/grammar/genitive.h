// Endings that depend on the last sound of a name.
#pragma once

#include <string>

#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// An ending in both variants, as the text writes it: {"s", "'"}, {"s", "ens"}.
struct Endings {
  std::string plain;
  std::string sibilant;  ///< After s, ß, x, z, ce (Grammar::ends_in_sibilant).
  friend bool operator==(const Endings&, const Endings&) = default;
};

/// `lemma` with the variant of the ending that its last sound asks for.
std::string write_genitive(const Grammar& grammar, std::string lemma, const Endings& endings);

}  // namespace pseudo::lang::de
