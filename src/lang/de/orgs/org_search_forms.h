// The forms of names of organisations, and of the words of addresses, to search for elsewhere in a
// text.
#pragma once

#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

using OrgForms = std::vector<SearchForm>;

/// Adds the whole name, with other endings, without its legal form, and with another word between
/// names; the names of people and towns in it; and words that no list contains. Adds no words for
/// kinds of organisations and no countries.
void add_org(OrgForms& forms, const Rules& rules, std::string_view name);

/// Adds a word of an address that no list of names contains, and for the name of a firm
/// ("grubingerbau") that of its owner. Adds nothing if the word identifies nobody.
void add_word_of_address(OrgForms& forms, const Rules& rules, std::string_view name);

}  // namespace pseudo::lang::de
