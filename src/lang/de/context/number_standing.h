// Distinguishes dates and identifiers from other numbers of the same form by the text around them.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True for categories of digits: dates, identifiers, postal codes, telephone numbers.
bool is_of_numbers(Category category);

/// True after a word that announces an identifier: "Login", "Kundennummer".
bool is_announced_identifier(const Lexicons& lexicons, std::string_view text, ByteSpan span);

/// Implements LanguageModule::kind_of_match for numbers. Returns kOther for a part of a longer
/// number ("3.5." in "Kapitel 3.5.2"), and kAmbiguous for an amount, a measure, a chapter or a time by
/// table number_neighbours ("250 Euro", "Version 3.5"). `is_word`: the original is a password that
/// is an everyday word ("winter").
MatchKind number_standing(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                          ByteSpan span, Category category, bool is_word);

}  // namespace pseudo::lang::de
