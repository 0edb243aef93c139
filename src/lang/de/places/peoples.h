// The words around inhabitants: which form of a people's name is meant, and where a name goes on.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/de/context/context.h"

namespace pseudo::lang::de {

/// Sets PlaceForm::people of an inhabitant of a people, `folded` at byte `begin` of the text, where
/// the words around show another form than the name alone: "der Deutsche", "von den Franzosen".
void decline_people(std::string_view folded, std::size_t begin, const Context& context, Part& part);

/// True if the letters behind an annotation make another form of the inhabitant that it ends in:
/// "die [Grazer]innen", "der [Grazer]s". `rest`: those letters.
bool inhabitant_goes_on(const Grammar& grammar, std::string_view folded, std::string_view rest);

/// True behind "auf dem", "am": rather a mountain or a water than a person follows.
bool follows_on_preposition(const Context& context, std::size_t byte);

}  // namespace pseudo::lang::de
