// Addresses: made of the surrogates of the names that they show, and of invented words.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/assign.h"
#include "engine/plan.h"
#include "engine/resolve.h"
#include "engine/setup.h"
#include "pseudo/document.h"

namespace pseudo {

/// New texts of addresses of one scope. `mention_texts`: the new text of each mention that has a
/// name; others are not looked at.
std::vector<std::string> write_addresses(std::span<const ShownAddress* const> addresses,
                                         const ScopePlace& scope, std::span<const std::string> mention_texts,
                                         const Document& document, const Plan& plan,
                                         const Resolved& resolved, const Assigned& assigned,
                                         const EngineSetup& setup, Scopes& scopes);

}  // namespace pseudo
