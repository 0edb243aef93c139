// Checks numbers, addresses and whole mentions: an entity must have one surrogate, and different
// entities different ones.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/check/shared_facts.h"
#include "engine/common/setup.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// Returns findings with offsets in bytes. For numbers and addresses, compared without the
/// separators of their characters: kEntitySplit and kEntitiesMerged. For names: kEntitySplit for
/// mentions with equal analyses but different new texts, kEntitiesMerged for mentions without a
/// common name but with equal new texts. Adds to `shared` the surrogates that other documents of
/// the scope must have.
std::vector<Finding> check_values(const Checked& before, const Resolved& resolved,
                                  const Document& after, std::span<const ReplacedStretch> stretches,
                                  const EngineSetup& setup, SharedFacts& shared);

}  // namespace pseudo
