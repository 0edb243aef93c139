// One run of the engine: a document through all stages.
#pragma once

#include "engine/common/setup.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// lint, plan -> resolve -> sweep -> assign -> realize -> apply -> carry -> check.
/// Errors: those of Pseudonymizer::run_unjudged.
Result<Outcome> run(Document document, const EngineSetup& setup);

}  // namespace pseudo
