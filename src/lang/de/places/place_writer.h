// Writes places: genitives, inhabitants, adjectives, short forms.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lang/de/places/place_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// "Wien" -> "Wiener", "Göttingen" -> "Göttinger"; of a row its own column first.
std::string inhabitant_of(const Grammar& grammar, std::string_view lemma, const PlaceRow* row);
/// "Franken" -> "fränkisch", "Lüneburg" -> "lüneburgisch"; `of_inhabitant`: "Graz" -> "grazerisch".
/// Nothing where usage gives no such adjective.
std::optional<std::string> adjective_of(const Grammar& grammar, std::string_view lemma,
                                        const PlaceRow* row, bool of_inhabitant);

/// `lemma` (of `row`, if it has one) in the form of `part`; nothing if it has no such form.
std::optional<std::string> write_place(const Grammar& grammar, std::string_view lemma,
                                       const PlaceRow* row, const Part& part);

}  // namespace pseudo::lang::de
