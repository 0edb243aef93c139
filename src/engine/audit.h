// The audit of one document, whoever pseudonymized it.
#pragma once

#include "engine/common/setup.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// Errors: kUnknownLabel, kSpan (as for a run).
Result<Outcome> audit(Document before, Document after, const EngineSetup& setup);

}  // namespace pseudo
