// The query for surrogates of given and family names.
#pragma once

#include "lang/de/names/name_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Matches any row of the category's list, and prefers names of the original's frequency and
/// country, if the lists contain these. A name that only one of its kind can replace gets a row of
/// names_by_kind.
SurrogateQuery query_name(const NameLexicon& lexicon, const EntityView& entity);

}  // namespace pseudo::lang::de
