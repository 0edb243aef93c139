// Maps categories to the tables of a language's lexicons.
#pragma once

#include <string_view>

#include "pseudo/category.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang {

/// Returns the name of the table that surrogates of a leaf are drawn from: "given_female" for
/// FEMALE, "places" for CITY. Empty if surrogates of the leaf come from no table.
std::string_view table_name(Category leaf);

/// Returns that table, or null if the category has none or the lexicons lack it.
const LexiconTable* table_for(const Lexicons& lexicons, Category leaf);

/// True if the table of the category, or of a leaf below it, has a row of this name that is marked
/// in column "everyday". Compares folded names.
bool is_everyday_word(const Lexicons& lexicons, Category category, std::string_view name);

}  // namespace pseudo::lang
