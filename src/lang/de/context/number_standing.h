// Tells dates and identifiers from other numbers that are written like them: by what stands around.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True for what is made of digits: dates, identifiers, postal codes, telephone numbers.
bool is_of_numbers(Category category);

/// True behind a word that an identifier follows: "Login", "Kundennummer".
bool is_announced_identifier(const Lexicons& lexicons, std::string_view text, ByteSpan span);

/// See LanguageModule::standing. kOther: a part of a longer number ("3.5." in "Kapitel 3.5.2");
/// kEverydayWord: an amount, a measure, a chapter, a time ("250 Euro", "Version 3.5"), by table
/// number_neighbours. `is_word`: a password that is an everyday word ("winter").
Standing number_standing(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan span, Category category, bool is_word);

}  // namespace pseudo::lang::de
