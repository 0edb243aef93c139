// What a fitting surrogate of a German entity is.
#pragma once

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

SurrogateQuery query_name(const Rules& rules, const EntityView& entity);

}  // namespace pseudo::lang::de
