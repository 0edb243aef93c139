// A form of a name inside a longer word: whether it shows the name there.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// The letters and hyphens around a stretch belong to it. No word that is known is so long.
ByteSpan whole_word(std::string_view text, ByteSpan span);

/// "Schein" in "wahrscheinlich": letters of a longer word that show no name. A capital at the
/// beginning of the word does, and so does a form so long that hardly any word has it by chance.
bool is_part_by_chance(const Rules& rules, std::string_view text, ByteSpan span, ByteSpan word,
                       std::string_view key);

}  // namespace pseudo::lang::de
