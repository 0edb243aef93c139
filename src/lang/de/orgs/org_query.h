// The query for surrogates of organisations.
#pragma once

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Matches organisations of the same kind, gender and number, or fields of study for a field of
/// study.
SurrogateQuery query_org(const Rules& rules, const EntityView& entity);

}  // namespace pseudo::lang::de
