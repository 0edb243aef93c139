// The check of places: text outside stretches is unchanged, every annotation points at the right
// text.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/check.h"
#include "engine/check_pairs.h"
#include "pseudo/document.h"
#include "pseudo/span.h"

namespace pseudo {

struct Gaps {
  std::vector<ByteSpan> before;  ///< The old text between stretches.
  std::vector<ByteSpan> after;   ///< The new text between stretches: the same bytes.
  std::optional<Finding> fault;  ///< kTextChanged: the gaps end there, all else is unreliable.
};

/// Compares the text before, between and behind the stretches. Offsets are in bytes.
Gaps check_gaps(const Checked& before, const Document& after,
                std::span<const ReplacedStretch> stretches);

/// Findings of annotations that are no stretches: kAlignment. Precondition: the gaps are without
/// fault.
std::vector<Finding> check_alignment(const Document& before, const Document& after,
                                     std::span<const AnnotationPair> annotations,
                                     std::span<const ReplacedStretch> stretches);

}  // namespace pseudo
