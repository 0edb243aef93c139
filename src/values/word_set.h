// Sets of words of a locale.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "pseudo/lexicon.h"

namespace pseudo::values {

/// Words in lower case, composed.
using WordSet = std::set<std::string, std::less<>>;

/// The first column of the table in lower case; empty if the table is null.
WordSet read_words(const LexiconTable* table);

}  // namespace pseudo::values
