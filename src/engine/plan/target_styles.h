// Stage plan, continued: chooses the style of each target, a surrogate or a mark of another style.
#pragma once

#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "pseudo/document.h"

namespace pseudo {

/// Sets the styles of targets by their labels, and finds the sentences if a scope needs them. A
/// date of style kYear without a known year is removed. Calls settle_removals() for removed text.
void settle_styles(const Document& document, const EngineSetup& setup, Plan& plan);

}  // namespace pseudo
