// Names inside longer words: "Wienreise", "Ostberlin", "Annas".
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True if an annotation of this category may cover only `name` inside `word`: an ending of the
/// name or the rest of a compound follows, and what precedes forms a compound with a place. False
/// if the whole word is a name itself ("Ann" in "Anneliese").
bool divides_word(const Rules& rules, std::string_view word, ByteSpan name, Category category);

}  // namespace pseudo::lang::de
