// First letters of names: the classes of letters that may map onto each other, and the letter by
// which a name is filed.
#pragma once

#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns the rows of table letter_classes for a category.
std::vector<LetterClass> letter_classes(const Lexicons& lexicons, Category category);

/// Returns the filing letter of the first distinctive word of a name: G for "Universität Graz".
char32_t distinctive_letter(const Rules& rules, Category category, std::string_view lemma);

}  // namespace pseudo::lang::de
