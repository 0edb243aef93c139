// Audits one pseudonymized document, which need not be the output of this program.
#pragma once

#include "engine/common/setup.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// Compares the documents. Errors: kUnknownLabel, kSpan (as for a run).
Result<Outcome> audit(Document before, Document after, const EngineSetup& setup);

}  // namespace pseudo
