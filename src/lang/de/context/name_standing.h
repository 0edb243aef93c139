// Tells from the words beside an everyday word that it is the name of a person there.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// True where grammar leaves only the name: "Koch sagt", "mit Wolf", "Wolf, Anna und Peter",
/// "Wolf Manfred", "Wolfs Auto", "Winter und Partner". `word` begins with a capital. The words of
/// tables word_classes and name_neighbours decide.
bool stands_as_person(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                      ByteSpan word, Category category);

}  // namespace pseudo::lang::de
