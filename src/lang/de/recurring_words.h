// Words of a name that may recur in its surrogate.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/kept_reason.h"

namespace pseudo::lang::de {

/// Implements LanguageModule::reason_to_recur.
KeptReason reason_to_recur(const Rules& rules, Category category, std::string_view name,
                           std::string_view word);

}  // namespace pseudo::lang::de
