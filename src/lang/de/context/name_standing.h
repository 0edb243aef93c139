// Decides from the neighbours of an everyday word whether it is the name of a person.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// True if grammar allows only the name: "Koch sagt", "mit Wolf", "Wolf, Anna und Peter", "Wolf
/// Manfred", "Wolfs Auto", "Winter und Partner". Uses tables word_classes and name_neighbours.
/// Precondition: `word` begins with a capital.
bool stands_as_person(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                      ByteSpan word, Category category);

}  // namespace pseudo::lang::de
