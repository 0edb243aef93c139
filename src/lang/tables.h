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

}  // namespace pseudo::lang
