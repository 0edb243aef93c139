// Endings that depend on whether a name ends in a sibilant.
#pragma once

#include <string>

#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// Both variants of an ending, as written in the text: {"s", "'"}, {"s", "ens"}.
struct Endings {
  std::string plain;
  std::string sibilant;  ///< After s, ß, x, z, ce (Grammar::ends_in_sibilant).
  friend bool operator==(const Endings&, const Endings&) = default;
};

/// Appends the variant of the ending that fits the last sound of `lemma`.
std::string write_genitive(const Grammar& grammar, std::string lemma, const Endings& endings);

}  // namespace pseudo::lang::de
