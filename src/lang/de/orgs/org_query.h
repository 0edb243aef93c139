// Which organisations can stand for an organisation.
#pragma once

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Organisations of the same kind, gender and number; fields of study for a field of study.
SurrogateQuery query_org(const Rules& rules, const EntityView& entity);

}  // namespace pseudo::lang::de
