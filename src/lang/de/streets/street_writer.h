// Writes streets in the form of a part.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// `lemma` in the form of `part`, for parts of category STREET. `row`: of table places, for
/// streets named after an unknown place.
std::optional<std::string> write_street(const Rules& rules, std::string_view lemma,
                                        const PlaceRow* row, const Part& part);

}  // namespace pseudo::lang::de
