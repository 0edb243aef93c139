// Which scope a target of the plan belongs to.
#pragma once

#include <cstddef>

#include "engine/common/scope_place.h"
#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// The scope of a category inside a target: that of the label, else of the category or the nearest
/// node above it, else the default. A target belongs to the sentence in which it begins.
ScopePlace scope_of(const Options& options, const Document& document, const Plan& plan,
                    std::size_t target, Category category);

}  // namespace pseudo
