// The columns of German tables whose cells are words of a closed list.
#pragma once

#include <optional>
#include <vector>

#include "lexicon/closed_columns.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

std::vector<lexicon::ClosedColumn> closed_columns();

/// kLexicon if a cell of one of them holds another word.
std::optional<Error> find_other_word(const Lexicons& lexicons);

}  // namespace pseudo::lang::de
