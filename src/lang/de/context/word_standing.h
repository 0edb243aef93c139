// Decides from the words and marks around a word that it is not a name, although a name has its
// spelling.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// True for a part of a set phrase (table set_phrases: "vor Ort", "Adam und Eva"), and for the name
/// of a saint or pope, regardless of the words that announce it.
bool is_in_phrase(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan word, Category category);

/// True for an everyday word that is not a name although a name follows: "im Sommer Anna", "den
/// Bach, Anna".
bool is_shown_as_word(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                      ByteSpan word, Category category);

/// True for an acronym in a compound ("EVA-Prinzip"), the name of a function ("MAX(x,y)"), a month
/// next to another ("Jan-März"), and a colour next to a noun or another colour ("Rosa Bluse").
bool shows_word(const Rules& rules, const Lexicons& lexicons, std::string_view text, ByteSpan word,
                Category category);

/// True if the name of a street that consists of everyday words is a mere direction: "am Markt"
/// without a house number.
bool stands_as_direction(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan span);

}  // namespace pseudo::lang::de
