// Spelling habits that a whole text shows.
#pragma once

#include <cstdint>
#include <string_view>

#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// The apostrophe that the text uses: "’" if it has one, else "'".
std::string_view apostrophe_of(std::string_view text);

/// Flags of Part::spelling (spelling.h) that the beginning of the text shows: words with
/// written-out umlauts and no umlaut ("Gruesse"), words with ss for ß beside umlauts ("Strasse",
/// "für").
std::uint8_t habits_of(const Grammar& grammar, std::string_view text);

}  // namespace pseudo::lang::de
