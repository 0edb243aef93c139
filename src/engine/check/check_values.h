// The check of numbers and addresses, and of mentions as wholes: one has one surrogate, two have
// two.
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

/// Of numbers and addresses, whatever divides their characters: kEntitySplit, kEntitiesMerged. Of
/// names: kEntitySplit for mentions that were read alike and show two texts, kEntitiesMerged for
/// those that share no name and show one. Offsets of findings are in bytes.
/// `shared` gets what other documents of the scope must show, too.
std::vector<Finding> check_values(const Checked& before, const Resolved& resolved,
                                  const Document& after, std::span<const ReplacedStretch> stretches,
                                  const EngineSetup& setup, SharedFacts& shared);

}  // namespace pseudo
