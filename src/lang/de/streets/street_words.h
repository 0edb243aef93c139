// Words that streets begin with: prepositions ("Unter den Linden") and adjectives ("Breite
// Straße").
#pragma once

#include <string>
#include <string_view>

#include "lang/de/grammar/grammar.h"
#include "lang/de/rules.h"

namespace pseudo::lang::de {

/// True of "am anger", "unter den linden". `folded`: the whole street.
bool begins_with_preposition(const Grammar& grammar, std::string_view folded);
/// "Unter den Linden" -> "Linden".
std::string without_preposition(const Grammar& grammar, std::string_view street);

/// The dative of the article of its noun: "dem" of "am anger" and "auf dem anger". "": none. Views
/// the grammar.
std::string_view article_of_phrase(const Grammar& grammar, std::string_view folded);

/// An adjective that a street begins with: "Breiten Straße" -> {"Breit", "en"}. Views the street.
struct Adjective {
  std::string_view stem;  ///< Empty: the street begins with no known adjective.
  std::string_view ending;
};

Adjective leading_adjective(const Rules& rules, std::string_view street);
/// The street with another ending of the adjective that it begins with.
std::string with_ending(const Adjective& adjective, std::string_view ending,
                        std::string_view street);

/// The part behind the last blank or hyphen.
std::string_view last_word(std::string_view name);

/// Bytes of a folded noun ("graben") from which on it is looked for in longer words, too: no other
/// street may end in it.
inline constexpr std::size_t kLongNoun = 6;

}  // namespace pseudo::lang::de
