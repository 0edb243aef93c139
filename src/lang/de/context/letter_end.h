// The end of a letter: the closing line and the names below it.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// True for a capitalized word in a line of two or three such words below the closing line of a
/// letter.
bool signs_letter(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan word);
/// True if the line above `word` closes a letter: "Viele Grüße", "glg", "-- ".
bool closes_letter_above(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan word);

}  // namespace pseudo::lang::de
