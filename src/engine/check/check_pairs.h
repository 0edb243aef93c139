// Pairs the annotations of two documents, and the stretches of text that were replaced.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/check/check.h"
#include "pseudo/document.h"
#include "pseudo/span.h"

namespace pseudo {

/// An annotation of the old document and its counterpart. In the order of the old document.
struct AnnotationPair {
  const Annotation* after = nullptr;  ///< Null: lost.
  bool is_whole_stretch = false;      ///< It is exactly one replaced stretch.
};

struct PairedAnnotations {
  std::vector<AnnotationPair> pairs;
  std::vector<Finding> findings;  ///< kAnnotationLost.
};

/// Pairs annotations by id, else by order (within a label). Annotations that are meant to be
/// removed (Plan::gone) do not count as lost.
PairedAnnotations pair_annotations(const Document& before, const Document& after, const Plan& plan);

/// A replaced stretch of the old text and its image in the new text.
struct ReplacedStretch {
  std::size_t target = 0;  ///< In Plan::targets.
  ByteSpan before;
  ByteSpan after;
};

/// The line breaks that follow a stretch because its new text has too few blanks.
std::string trailing_breaks(const Document& before, const Document& after,
                            const ReplacedStretch& stretch);

/// The replaced stretches whose counterparts follow from the annotations or from the text around
/// them, and the removed stretches, in the order of the old text. Sets is_whole_stretch.
std::vector<ReplacedStretch> pair_stretches(const Checked& before, const Document& after,
                                            std::vector<AnnotationPair>& annotations);

/// The fragments of an annotation in the new text, sorted. They are joined over line breaks only if
/// the old ones were: a line break that follows a surrogate may now lie between two fragments that
/// it did not divide before.
std::vector<ByteSpan> fragments_after(const Annotation& before, std::size_t fragments_before,
                                      std::string_view text, const Annotation& after);

}  // namespace pseudo
