// The check of numbered tags: one referent has one number, two have two.
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

/// kEntitySplit, kEntitiesMerged; in wide scopes, where two may share a code, only the first.
/// Offsets of findings are in bytes. `shared` gets what other documents of the scope must show,
/// too.
std::vector<Finding> check_tags(const Checked& before, const Resolved& resolved,
                                const Document& after, std::span<const ReplacedStretch> stretches,
                                const Options& options, SharedFacts& shared);

}  // namespace pseudo
