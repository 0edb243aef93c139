// Stage plan, continued: what each target becomes, a surrogate or a mark of another style.
#pragma once

#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "pseudo/document.h"

namespace pseudo {

/// Sets the styles of targets by their labels, and where sentences begin if a scope needs them.
///
/// A date of kYear that has no year is removed; what goes with a removed text: settle_removals().
void settle_styles(const Document& document, const EngineSetup& setup, Plan& plan);

}  // namespace pseudo
