// Names inside of longer words: "Wienreise", "Ostberlin", "Annas".
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True if an annotation of that category may stand at `name` in `word` alone: what follows is an
/// ending of the name or the rest of a compound, and what precedes makes a compound with a place.
/// Not where the whole word is a name itself ("Ann" in "Anneliese").
bool divides_word(const Rules& rules, std::string_view word, ByteSpan name, Category category);

}  // namespace pseudo::lang::de
