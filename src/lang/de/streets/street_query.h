// Which streets can stand for a street.
#pragma once

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Streets of the same gender and, where there are enough, the same kind; places for a street that
/// is named after an unknown place.
SurrogateQuery query_street(const Rules& rules, const EntityView& entity);

}  // namespace pseudo::lang::de
