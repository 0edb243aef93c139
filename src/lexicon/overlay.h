// User tables that replace built-in ones.
#pragma once

#include <span>
#include <string>

#include "lexicon/tsv.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"

namespace pseudo::lexicon {

/// The built-in table that has the name of `table`. Errors: kLexicon (unknown table; the message
/// suggests similar names).
Result<const LexiconTable*> replaced_table(const TsvTable& table, const std::string& path,
                                           std::span<const LexiconTable* const> built_in);

/// Adapts `table` to the columns of the built-in table. Columns that only refine the choice of
/// surrogates may be missing and are added empty. Errors: kLexicon (an unknown or missing column,
/// or another first column).
Result<TsvTable> fit_columns(TsvTable table, const std::string& path, const LexiconTable& built_in);

}  // namespace pseudo::lexicon
