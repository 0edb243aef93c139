// Spelling habits of German texts, which surrogates follow.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pseudo::lang::de {

/// Flags of Part::spelling.
enum Spelling : std::uint8_t {
  kUmlautsWrittenOut = 1,  ///< Mueller for Müller.
  kSwissSs = 2,            ///< Strasse for Straße.
  kDecomposed = 4,         ///< NFD.
};

/// Returns the habits that `surface` shows in comparison with its lemma.
std::uint8_t observed_spelling(std::string_view surface, std::string_view lemma);

/// Returns `surface` rewritten according to these habits.
std::string respell(std::string surface, std::uint8_t spelling);

}  // namespace pseudo::lang::de
