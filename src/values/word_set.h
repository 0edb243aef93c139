// Sets of words of a locale.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "pseudo/lexicon.h"

namespace pseudo::values {

/// Words in lower case, composed.
using WordSet = std::set<std::string, std::less<>>;

/// The first column of a table in lower case; empty if the table is null.
WordSet read_words(const LexiconTable* table);
/// Only rows with that value in column `kind`.
WordSet read_words(const LexiconTable* table, std::string_view kind);

}  // namespace pseudo::values
