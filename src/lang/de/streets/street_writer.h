// Writes streets: puts a lemma into the form of a part.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns `lemma` in the form of `part`, which has category STREET, or nullopt if it has no such
/// form. `row`: the row of the lemma in table places, for streets named after an unknown place;
/// else null.
std::optional<std::string> write_street(const Rules& rules, std::string_view lemma,
                                        const PlaceRow* row, const Part& part);

}  // namespace pseudo::lang::de
