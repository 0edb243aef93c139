// Forms of the names of organisations, and of the words of addresses, under which they may stand
// elsewhere in a text.
#pragma once

#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

using OrgForms = std::vector<SearchForm>;

/// The whole name, with other endings, without its legal form, with another word between names;
/// names of people and towns in it, and words that no list has. No kind words, no countries.
void add_org(OrgForms& forms, const Rules& rules, std::string_view name);

/// A word of an address that no list of names has; of a firm's name ("grubingerbau") also its
/// owner's. None if it names nobody.
void add_word_of_address(OrgForms& forms, const Rules& rules, std::string_view name);

}  // namespace pseudo::lang::de
