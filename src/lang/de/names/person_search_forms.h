// Forms of a person's name under which it may stand elsewhere in a text.
#pragma once

#include <string>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Enters the name, its words, nicknames, pairs, diminutives and other spellings.
void add_person(std::vector<SearchForm>& forms, const Rules& rules, const Part& part);

/// "hubern" of "huber": bei den Hubern; none of an everyday word ("langen" of "lange").
void add_dative_plural(std::vector<SearchForm>& forms, const Rules& rules,
                       const std::string& family);

}  // namespace pseudo::lang::de
