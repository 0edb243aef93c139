// Columns of German tables whose cells must be words of a closed list.
#pragma once

#include <optional>
#include <vector>

#include "lexicon/closed_columns.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

std::vector<lexicon::ClosedColumn> closed_columns();

/// Returns kLexicon if a cell of such a column contains a word that is not in its list.
std::optional<Error> find_other_word(const Lexicons& lexicons);

}  // namespace pseudo::lang::de
