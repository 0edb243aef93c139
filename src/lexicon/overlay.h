// Tables of the user that replace built-in ones.
#pragma once

#include <span>
#include <string>

#include "lexicon/tsv.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"

namespace pseudo::lexicon {

/// The built-in table that `table` replaces.
/// Errors: kLexicon (no such table; the message names similar ones).
Result<const LexiconTable*> replaced_table(const TsvTable& table, const std::string& path,
                                           std::span<const LexiconTable* const> built_in);

/// Gives `table` the columns of the one that it replaces. Columns that only refine the choice of
/// surrogates may be missing and are added empty.
/// Errors: kLexicon (an unknown column, a missing one, another first column).
Result<TsvTable> fit_columns(TsvTable table, const std::string& path, const LexiconTable& built_in);

}  // namespace pseudo::lexicon
