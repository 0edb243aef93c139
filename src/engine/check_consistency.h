// The check of what mentions have in common: one entity has one surrogate, two entities have two,
// full dates keep their distances. Offsets of findings are in bytes.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/check.h"
#include "engine/check_pairs.h"
#include "engine/resolve.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "values/listed_names.h"

namespace pseudo {

struct EntityCheck {
  std::vector<Finding> findings;
  std::size_t unlisted = 0;  ///< Names of persons and towns that stand for one and are in no table.
};

/// kEntitySplit, kEntitiesMerged, kOriginalSwapped. Compares only mentions that are one name as a
/// whole: which words of a longer surrogate stand for which part is not known.
EntityCheck check_entities(const Checked& before, const Resolved& resolved, const Document& after,
                           std::span<const ReplacedStretch> stretches,
                           const values::NameTables& tables);

/// kDateDistance: a full date that was not moved by as many days as most full dates of its label
/// and scope.
std::vector<Finding> check_dates(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const LanguageModule& language, const Options& options);

}  // namespace pseudo
