// Checks numbered tags: a referent must have one number, and different referents different ones.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/check/shared_facts.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// Returns findings of kEntitySplit and kEntitiesMerged, with offsets in bytes; only kEntitySplit
/// in wide scopes, where two referents may share a code. Adds to `shared` the codes that other
/// documents of the scope must have.
std::vector<Finding> check_tags(const Checked& before, const Resolved& resolved,
                                const Document& after, std::span<const ReplacedStretch> stretches,
                                const Options& options, SharedFacts& shared);

}  // namespace pseudo
