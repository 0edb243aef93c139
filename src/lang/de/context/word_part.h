// Decides whether a form of a name inside a longer word is the name.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// Extends a span to the whole word around it, but by at most 64 characters on each side, which is
/// more than any known word has.
ByteSpan whole_word(std::string_view text, ByteSpan span);

/// True if a form occurs by chance inside a longer word: "Schein" in "wahrscheinlich". False if the
/// form is the capitalized beginning of the word, or is so long that few words contain it by
/// chance.
bool is_part_by_chance(const Rules& rules, std::string_view text, ByteSpan span, ByteSpan word,
                       std::string_view key);

}  // namespace pseudo::lang::de
