// What a fitting surrogate of a given or family name is.
#pragma once

#include "lang/de/names/name_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Any row of the category's list; preferred are names as frequent as the original and of its
/// country, if the lists know them. Names that need one of their kind get a row of names_by_kind.
SurrogateQuery query_name(const NameLexicon& lexicon, const EntityView& entity);

}  // namespace pseudo::lang::de
