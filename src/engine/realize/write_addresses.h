// Writes the new texts of all addresses of a document.
#pragma once

#include "engine/assign/assign.h"
#include "engine/common/scopes.h"
#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "engine/realize/other_names.h"
#include "engine/realize/part_texts.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// Writes the addresses of each scope place into `texts`, which already holds the names.
void write_addresses(const Document& document, const Plan& plan, const Resolved& resolved,
                     const Assigned& assigned, const EngineSetup& setup, OtherNames& others,
                     Scopes& scopes, PartTexts& texts);

}  // namespace pseudo
