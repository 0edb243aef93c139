// Prepositions and adjectives that streets begin with.
#pragma once

#include <string>
#include <string_view>

#include "lang/de/grammar/grammar.h"
#include "lang/de/streets/street_lexicon.h"

namespace pseudo::lang::de {

// From so many letters on a noun like "Graben" is looked for in longer words, too: no other street
// may end in it.
inline constexpr std::size_t kLongNoun = 6;

/// "Am Anger", "Unter den Linden"; folded.
bool begins_with_preposition(const Grammar& grammar, std::string_view folded);

/// An adjective that a street begins with: "Breiten Straße" -> {"Breit", "en"}; else empty.
struct Adjective {
  std::string_view stem;
  std::string_view ending;
};

Adjective leading_adjective(const StreetLexicon& streets, std::string_view street);
/// The street with another ending of the adjective that it begins with.
std::string with_ending(const Adjective& adjective, std::string_view ending,
                        std::string_view street);

}  // namespace pseudo::lang::de
