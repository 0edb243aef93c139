// The sweep inside replaced spans: surrogates in which an original stands in another form.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/common/setup.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// kOriginalInPlace: a form of a mention's own original, in the forms of the sweep, or most of it
/// (partial_originals.h).
/// kOriginalSwapped: one of another mention of the document, also its name without the dots of its
/// umlauts.
///
/// No finding are words that have a reason to stay (kept_words.h), everyday words, and what chance
/// gives a run, too: short words and numbers within random ones, the dates of others, in wide
/// scopes the names of others. Offsets of findings are in bytes.
std::vector<Finding> check_surrogates(const Checked& before, const Resolved& resolved,
                                      const Document& after,
                                      std::span<const ReplacedStretch> stretches,
                                      const EngineSetup& setup);

}  // namespace pseudo
