// Distinguishes names from everyday words of the same spelling by the words around them.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// True for a word of table everyday_words, or one that a lexicon of names marks in column
/// `everyday`.
bool is_everyday(const Rules& rules, const Lexicons& lexicons, std::string_view folded);

/// Implements LanguageModule::kind_of_match. Delegates numbers to number_standing().
MatchKind kind_of_match(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                        ByteSpan span, Category category, std::string_view key);

}  // namespace pseudo::lang::de
