// The forms of a place's name to search for elsewhere in a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Adds the name, its words and spellings, its inhabitants and adjectives to `forms`.
void add_place(std::vector<SearchForm>& forms, const Rules& rules, std::string_view name);

/// Adds abbreviations of a place and its names in other languages: "Ffm", "Munich".
void add_other_names(std::vector<SearchForm>& forms, const Lexicons& lexicons,
                     std::string_view name);

/// Adds inhabitants and adjectives of single places: "Moskowiter", "kölsch". `name`: as in the
/// lists.
void add_other_derivations(std::vector<SearchForm>& forms, const Lexicons& lexicons,
                           const Grammar& grammar, std::string_view name);

/// Adds "St. Veit" for "Sankt Veit" and vice versa. `key`: the folded name.
void add_spellings_of_saint(std::vector<SearchForm>& forms, const PlaceNames& names,
                            const std::string& key);

/// True for a country or region, false for a town.
bool is_wide_place(const Rules& rules, std::string_view name);

}  // namespace pseudo::lang::de
