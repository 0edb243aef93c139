// Checks for remaining originals: at their own positions, elsewhere in the text, and in free text
// outside it. Offsets of findings are in bytes.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/check/check_places.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/span.h"

namespace pseudo {

/// Returns findings of kOriginalInPlace: annotations that were not changed, or that contain a word
/// of their original without a reason (kept_words.h).
std::vector<Finding> check_in_place(const Checked& before, const Document& after,
                                    std::span<const AnnotationPair> annotations,
                                    std::span<const ReplacedStretch> stretches);

/// Returns findings of kOriginalElsewhere, by a second sweep over the gaps of the new text. A match
/// in a changed part of a gap has no position in the old text (kNowhere).
std::vector<Finding> check_elsewhere(const Checked& before, const Document& after, const Gaps& gaps,
                                     const LanguageModule& language);

/// Returns findings of kOriginalBesideText: in fields and ids, and under NotesPolicy::kDrop in
/// notes, links and columns.
std::vector<Finding> check_free_text(const Checked& before, const Document& after,
                                     const LanguageModule& language);

/// The same for notes, links and columns under the other policies. Ignores texts that kKeep copies,
/// and surrogates by which kScrub replaces originals, because a surrogate may equal an original.
std::vector<Finding> check_kept_notes(const Checked& before, const Document& after,
                                      std::span<const ReplacedStretch> stretches,
                                      const LanguageModule& language);

}  // namespace pseudo
