// Writes organisations: puts a surrogate into the form of a part.
#pragma once

#include <optional>
#include <string>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns the surrogate in the form of `part`, or the part's surface if the surrogate equals its
/// lemma.
std::optional<std::string> write_org(const Rules& rules, const Surrogate& surrogate,
                                     const Part& part);

}  // namespace pseudo::lang::de
