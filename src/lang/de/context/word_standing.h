// Tells from the words and signs beside a name that it is a word there, though names look like it.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// True for a part of a fixed phrase (table set_phrases: "vor Ort", "Adam und Eva") and for the
/// name of a saint or pope, whatever announces it.
bool is_in_phrase(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan word, Category category);

/// True of an everyday word that is the word even where a name stands behind it: "im Sommer Anna",
/// "den Bach, Anna".
bool is_shown_as_word(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                      ByteSpan word, Category category);

/// True for an abbreviation of capitals in a compound ("EVA-Prinzip"), the name of a function
/// ("MAX(x,y)"), a month beside another ("Jan-März") and a colour beside a noun or another ("Rosa
/// Bluse").
bool shows_word(const Rules& rules, const Lexicons& lexicons, std::string_view text, ByteSpan word,
                Category category);

/// True where a street of everyday words tells a direction: "am Markt" without a house number.
bool stands_as_direction(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan span);

}  // namespace pseudo::lang::de
