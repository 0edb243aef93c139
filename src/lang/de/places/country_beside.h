// The country that a text writes beside a town.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns the code of the country in "TOWN in Frankreich", "TOWN in der Schweiz", "TOWN
/// (Frankreich)": one that is no mention itself, as it would be replaced, and that has enough towns
/// in the tables. "" otherwise. "TOWN nach Frankreich" says nothing about the town. `mention`: of
/// the town, which must end it.
std::string_view country_behind(const Rules& rules, const DocumentView& document,
                                std::size_t mention);

/// Returns the code of the country in "in Frankreich, in der Nähe von TOWN", "nach Frankreich, nach
/// TOWN", "in Frankreich (TOWN)", under the same conditions. "von Frankreich nach TOWN" says
/// nothing. The caller decides whether the town may lie there.
std::string_view country_before(const Rules& rules, const DocumentView& document,
                                std::size_t mention);

}  // namespace pseudo::lang::de
