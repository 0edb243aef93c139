// Reads inhabitants by their context: the grammatical form of a people's name, and letters after
// the annotation.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/de/context/context.h"

namespace pseudo::lang::de {

/// Sets PlaceForm::people of an inhabitant if the words around it show another form than the name
/// alone does: "der Deutsche", "von den Franzosen". `begin`: byte offset of `folded` in the text.
void decline_people(std::string_view folded, std::size_t begin, const Context& context, Part& part);

/// True if the letters after an annotation (`rest`) continue the inhabitant in it to another form:
/// "die [Grazer]innen", "der [Grazer]s".
bool inhabitant_goes_on(const Grammar& grammar, std::string_view folded, std::string_view rest);

/// True if "auf dem" or "am" precedes `byte`, which suggests a mountain or a body of water rather
/// than a person.
bool follows_on_preposition(const Context& context, std::size_t byte);

}  // namespace pseudo::lang::de
