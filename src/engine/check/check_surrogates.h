// Sweeps the new texts of replaced spans for surrogates that contain an original in another form.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/common/setup.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// Returns findings, with offsets in bytes:
///
/// kOriginalInPlace: a form of the mention's own original, as found by the sweep, or most of the
/// original (partial_originals.h).
///
/// kOriginalSwapped: a form of the original of another mention of the document, also if umlauts
/// lost their dots.
///
/// Ignores words that have a reason to be kept (kept_words.h), everyday words, and matches that a
/// run may produce by chance: short words and numbers within random ones, dates of other mentions,
/// and in wide scopes names of other mentions.
std::vector<Finding> check_surrogates(const Checked& before, const Resolved& resolved,
                                      const Document& after,
                                      std::span<const ReplacedStretch> stretches,
                                      const EngineSetup& setup);

}  // namespace pseudo
