// First letters: which ones map onto each other, and which letter of a name counts.
#pragma once

#include <string_view>
#include <vector>

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// The rows of the table letter_classes for a category.
std::vector<LetterClass> letter_classes(const Lexicons& lexicons, Category category);

/// The filing letter of the first word of a name that distinguishes it: G for "Universität Graz".
char32_t distinctive_letter(const Rules& rules, Category category, std::string_view lemma);

}  // namespace pseudo::lang::de
