// The query for surrogates of streets.
#pragma once

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Matches streets of the same gender and, if there are enough, the same kind. For a street named
/// after an unknown place it matches places.
SurrogateQuery query_street(const Rules& rules, const EntityView& entity);

}  // namespace pseudo::lang::de
