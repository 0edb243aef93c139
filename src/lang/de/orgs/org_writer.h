// Writes organisations in the form of a part.
#pragma once

#include <optional>
#include <string>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// The surrogate in the form of `part`; its own surface if it is the part's own lemma.
std::optional<std::string> write_org(const Rules& rules, const Surrogate& surrogate,
                                     const Part& part);

}  // namespace pseudo::lang::de
