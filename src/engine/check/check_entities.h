// The check of names: one entity has one surrogate, two entities have two. Offsets of findings are
// in bytes.
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
  std::size_t unlisted = 0;  ///< Names of persons and towns that stand for one and are in no table.
};

/// kEntitySplit, kEntitiesMerged, kOriginalSwapped, kOriginalInPlace (partial_originals.h).
/// Compares mentions that are one name, or names that literals divide: which words of another
/// surrogate stand for which part is not known. Forms of one name need a surrogate of one
/// beginning; an initial begins like the surrogate of a name that it may stand for. `shared` gets
/// what other documents of the scope must show, too.
EntityCheck check_entities(const Checked& before, const Resolved& resolved, const Document& after,
                           std::span<const ReplacedStretch> stretches, const EngineSetup& setup,
                           SharedFacts& shared);

}  // namespace pseudo
