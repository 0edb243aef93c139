// The forms of a person's name to search for elsewhere in a text.
#pragma once

#include <string>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Adds the name, its words, nicknames, pairs, diminutives and other spellings to `forms`.
void add_person(std::vector<SearchForm>& forms, const Rules& rules, const Part& part);

/// Adds the dative plural of a family name: "hubern" for "huber" ("bei den Hubern"). Adds none for
/// everyday words ("langen" for "lange").
void add_dative_plural(std::vector<SearchForm>& forms, const Rules& rules,
                       const std::string& family);

}  // namespace pseudo::lang::de
