// Determines the scope of a target.
#pragma once

#include <cstddef>

#include "engine/common/scope_place.h"
#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// The scope for a category inside a target: the scope set for the label, otherwise for the
/// category or its nearest ancestor with a setting, otherwise the default. A target belongs to the
/// sentence in which it begins.
ScopePlace scope_of(const Options& options, const Document& document, const Plan& plan,
                    std::size_t target, Category category);

}  // namespace pseudo
