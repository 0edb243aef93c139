// Runs all stages of the engine on one document.
#pragma once

#include "engine/common/setup.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// Runs lint, plan, resolve, sweep, assign, realize, apply, carry and check, in this order. Errors:
/// those of Pseudonymizer::run_unjudged.
Result<Outcome> run(Document document, const EngineSetup& setup);

}  // namespace pseudo
