// Forms of a place's name under which it may stand elsewhere in a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Enters the name, its words and spellings, and what derives from it.
void add_place(std::vector<SearchForm>& forms, const Rules& rules, std::string_view name);

/// Enters abbreviations of a place and its names in other languages: "Ffm", "Munich".
void add_other_names(std::vector<SearchForm>& forms, const Lexicons& lexicons,
                     std::string_view name);

/// Enters "St. Veit" of "Sankt Veit", and the other way round. `key`: the folded name.
void add_spellings_of_saint(std::vector<SearchForm>& forms, const PlaceNames& names,
                            const std::string& key);

/// True for a country or region, not a town.
bool is_wide_place(const Rules& rules, std::string_view name);

}  // namespace pseudo::lang::de
