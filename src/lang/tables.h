// Which table of a language's lexicons serves which category.
#pragma once

#include <string_view>

#include "pseudo/category.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang {

/// The table that surrogates of a leaf are drawn from: FEMALE "given_female", CITY "places";
/// empty for leaves that no lexicon serves.
std::string_view table_name(Category leaf);

/// That table, or null if the category has none or the lexicons lack it.
const LexiconTable* table_for(const Lexicons& lexicons, Category leaf);

/// True if a table of the category, or of a leaf below it, has this name with a mark in the column
/// "everyday". Compares folded names.
bool is_everyday_word(const Lexicons& lexicons, Category category, std::string_view name);

}  // namespace pseudo::lang
