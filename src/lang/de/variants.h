// Forms of a name under which a missed mention may hide.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/category.h"

namespace pseudo::lang::de {

/// Folded forms of a lemma, itself the first: genitives, plurals, feminines and adjectives of
/// names, inhabitants and adjectives of places, by the tables of lexicons/de/grammar. Each form
/// once.
std::vector<std::string> variants(const Rules& rules, Category category, std::string_view lemma);

}  // namespace pseudo::lang::de
