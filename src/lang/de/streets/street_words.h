// The first words of streets: prepositions ("Unter den Linden") and adjectives ("Breite Straße").
#pragma once

#include <string>
#include <string_view>

#include "lang/de/grammar/grammar.h"
#include "lang/de/rules.h"

namespace pseudo::lang::de {

/// True for "am anger", "unter den linden". `folded`: the whole street.
bool begins_with_preposition(const Grammar& grammar, std::string_view folded);
/// Removes preposition and article: "Unter den Linden" -> "Linden".
std::string without_preposition(const Grammar& grammar, std::string_view street);

/// Returns the article of the noun in the dative: "dem" for "am anger" and "auf dem anger". Returns
/// "" if there is none. The result points into the grammar.
std::string_view article_of_phrase(const Grammar& grammar, std::string_view folded);

/// The adjective at the beginning of a street: {"Breit", "en"} for "Breiten Straße". Points into
/// the street.
struct Adjective {
  std::string_view stem;  ///< Empty if the street does not begin with a known adjective.
  std::string_view ending;
};

Adjective leading_adjective(const Rules& rules, std::string_view street);
/// Returns the street with another ending of its first adjective.
std::string with_ending(const Adjective& adjective, std::string_view ending,
                        std::string_view street);

/// Returns the text after the last blank or hyphen.
std::string_view last_word(std::string_view name);

/// Minimum size in bytes of a folded noun ("graben") that is also searched for inside longer words.
/// No other street may end in such a noun.
inline constexpr std::size_t kLongNoun = 6;

}  // namespace pseudo::lang::de
