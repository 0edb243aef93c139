// Forms of a street's name under which it may stand elsewhere in a text.
#pragma once

#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Enters the name, or each of several, in its spellings, and its noun alone.
void add_streets(std::vector<SearchForm>& forms, const Rules& rules, std::string_view name);

}  // namespace pseudo::lang::de
