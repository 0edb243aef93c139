// The columns of the tables of recognition whose cells are words of a closed list.
#pragma once

#include <optional>

#include "pseudo/lexicon.h"

namespace pseudo::recognition {

/// kLexicon if a cell of one of them holds another word.
std::optional<Error> find_other_word(const Lexicons& lexicons);

}  // namespace pseudo::recognition
