// Spelling habits of a whole text.
#pragma once

#include <cstdint>
#include <string_view>

#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// Returns the apostrophe of the text: "’" if the text contains one, else "'".
std::string_view apostrophe_of(std::string_view text);

/// Returns the flags of Part::spelling (spelling.h) that the beginning of the text shows:
/// kUmlautsWrittenOut for words with written-out umlauts and no umlaut ("Gruesse"), kSwissSs for
/// words with ss instead of ß along with umlauts ("Strasse", "für").
std::uint8_t habits_of(const Grammar& grammar, std::string_view text);

}  // namespace pseudo::lang::de
