// The check of what mentions have in common: one entity has one surrogate, two entities have two,
// full dates keep their distances. Offsets of findings are in bytes.
#pragma once

#include <span>
#include <vector>

#include "engine/check.h"
#include "engine/check_pairs.h"
#include "engine/resolve.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// kEntitySplit, kEntitiesMerged, kOriginalSwapped. Compares only mentions that are one name as a
/// whole: which words of a longer surrogate stand for which part is not known.
std::vector<Finding> check_entities(const Checked& before, const Resolved& resolved,
                                    const Document& after,
                                    std::span<const ReplacedStretch> stretches);

/// kDateDistance: a full date that was not moved by as many days as most full dates of its label
/// and scope.
std::vector<Finding> check_dates(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const LanguageModule& language, const Options& options);

}  // namespace pseudo
