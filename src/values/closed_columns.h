// The columns of the tables of Locale whose cells are words of a closed list.
#pragma once

#include <optional>

#include "pseudo/lexicon.h"

namespace pseudo::values {

/// kLexicon if a cell of one of them holds another word.
std::optional<Error> find_other_word(const Lexicons& lexicons);

}  // namespace pseudo::values
