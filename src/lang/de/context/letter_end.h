// The end of a letter: the line that closes it and the names below.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// A word with a capital in a line of two or three such words below the line that closes a letter.
bool signs_letter(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan word);
/// The line above closes a letter: "Viele Grüße", "glg", "-- ".
bool closes_letter_above(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan word);

}  // namespace pseudo::lang::de
