// Checks the positions of annotations inside replaced stretches.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// Returns findings of kAlignment: annotations that begin or end in a replaced stretch and cover
/// neither the whole new text nor the counterpart of what they covered. The counterpart of a part
/// is known if the new text can be divided like the old one (division.h); otherwise it must not
/// begin or end inside a word, and the counterparts of several must be in their order. Used only by
/// the audit: a run knows the counterparts.
std::vector<Finding> check_inner(const Checked& before, const Resolved& resolved,
                                 const Document& after, std::span<const AnnotationPair> annotations,
                                 std::span<const ReplacedStretch> stretches);

}  // namespace pseudo
