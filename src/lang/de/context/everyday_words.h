// Tells names from the everyday words that are spelled like them: by the words around.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// A word of table everyday_words, or one that a lexicon of names marks in its column `everyday`.
bool is_everyday(const Rules& rules, const Lexicons& lexicons, std::string_view folded);

/// See LanguageModule::standing. Numbers, too: context/number_standing.h.
Standing standing(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan span, Category category, std::string_view key);

}  // namespace pseudo::lang::de
