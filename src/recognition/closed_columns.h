// The columns of recognition tables that only allow a fixed set of words.
#pragma once

#include <optional>

#include "pseudo/lexicon.h"

namespace pseudo::recognition {

/// Returns kLexicon if a cell of such a column contains another word.
std::optional<Error> find_other_word(const Lexicons& lexicons);

}  // namespace pseudo::recognition
