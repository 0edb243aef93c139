// Checks names: an entity must have one surrogate, and different entities different ones.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/check/shared_facts.h"
#include "engine/common/setup.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

struct EntityCheck {
  std::vector<Finding> findings;
  /// The number of names of single persons and towns whose surrogate is in no table.
  std::size_t unlisted = 0;
};

/// Returns findings of kEntitySplit, kEntitiesMerged, kOriginalSwapped and kOriginalInPlace
/// (partial_originals.h), with offsets in bytes. Compares mentions that are a single name or names
/// separated by literals; in other surrogates it is unknown which words replace which part. The
/// surrogates of forms of one name must have the same beginning; an initial must begin like the
/// surrogate of a name that it may abbreviate. Adds to `shared` the surrogates that other documents
/// of the scope must have.
EntityCheck check_entities(const Checked& before, const Resolved& resolved, const Document& after,
                           std::span<const ReplacedStretch> stretches, const EngineSetup& setup,
                           SharedFacts& shared);

}  // namespace pseudo
