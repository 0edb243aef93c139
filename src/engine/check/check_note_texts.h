// Checks the texts of notes, values and further columns that the policy on notes keeps or scrubs.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// Returns findings of kAnnotationLost: further columns under every policy, and under
/// NotesPolicy::kScrub notes and values of links, that are missing or have another text. In a
/// scrubbed text the words around the originals must be unchanged, and names must have been
/// replaced by their own surrogates in any form. A text that contains an original may be missing.
std::vector<Finding> check_note_texts(const Checked& before, const Resolved& resolved,
                                      const Document& after,
                                      std::span<const AnnotationPair> annotations,
                                      std::span<const ReplacedStretch> stretches,
                                      const EngineSetup& setup);

}  // namespace pseudo
