// Writes places and their genitives, inhabitants, adjectives and short forms.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lang/de/places/place_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns the inhabitant of a place: "Wien" -> "Wiener", "Göttingen" -> "Göttinger". The column of
/// `row` takes precedence over the rules. `row` may be null.
std::string inhabitant_of(const Grammar& grammar, std::string_view lemma, const PlaceRow* row);
/// Returns the adjective of a place: "Franken" -> "fränkisch", "Lüneburg" -> "lüneburgisch". With
/// `of_inhabitant`, derives it from the inhabitant: "Graz" -> "grazerisch". Returns nullopt if no
/// such adjective is in use.
std::optional<std::string> adjective_of(const Grammar& grammar, std::string_view lemma,
                                        const PlaceRow* row, bool of_inhabitant);

/// Returns `lemma` in the form of `part`, or nullopt if it has no such form. `row`: the row of the
/// lemma, or null.
std::optional<std::string> write_place(const Grammar& grammar, std::string_view lemma,
                                       const PlaceRow* row, const Part& part);

}  // namespace pseudo::lang::de
