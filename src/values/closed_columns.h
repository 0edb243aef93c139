// The columns of Locale's tables that only allow a fixed set of words.
#pragma once

#include <optional>

#include "pseudo/lexicon.h"

namespace pseudo::values {

/// Returns kLexicon if a cell of such a column contains another word.
std::optional<Error> find_other_word(const Lexicons& lexicons);

}  // namespace pseudo::values
