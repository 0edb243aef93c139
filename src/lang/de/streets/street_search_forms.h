// The forms of a street's name to search for elsewhere in a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Adds the name in all spellings, and its noun alone. `name` may contain several streets.
void add_streets(std::vector<SearchForm>& forms, const Rules& rules, std::string_view name);

/// Returns "thalia" for "Thaliastraße": see LanguageModule::stem_of_street.
std::string stem_of_street(const Rules& rules, std::string_view name);

}  // namespace pseudo::lang::de
