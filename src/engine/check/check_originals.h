// The check for originals that are left: at their own places, elsewhere in the text, in free text
// beside it. Offsets of findings are in bytes.
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

/// kOriginalInPlace: an annotation that is still what it was, or shows a word of its original
/// without a reason (kept_words.h).
std::vector<Finding> check_in_place(const Checked& before, const Document& after,
                                    std::span<const AnnotationPair> annotations,
                                    std::span<const ReplacedStretch> stretches);

/// kOriginalElsewhere: the sweep once more, in the gaps of the new text. What stands where these
/// were changed is nowhere in the old text (kNowhere).
std::vector<Finding> check_elsewhere(const Checked& before, const Document& after, const Gaps& gaps,
                                     const LanguageModule& language);

/// kOriginalBesideText: in fields and ids, under NotesPolicy::kDrop in notes, links and columns.
/// The other policies leave these: it was asked for, or a surrogate equals an original.
std::vector<Finding> check_free_text(const Checked& before, const Document& after,
                                     const LanguageModule& language);

}  // namespace pseudo
