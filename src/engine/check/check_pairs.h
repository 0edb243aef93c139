// Pairs the annotations of two documents, and the replaced stretches of their texts.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/check/check.h"
#include "pseudo/document.h"
#include "pseudo/span.h"

namespace pseudo {

/// The counterpart of an annotation of the old document. Listed in the order of the old document.
struct AnnotationPair {
  const Annotation* after = nullptr;  ///< Null: lost.
  bool is_whole_stretch = false;      ///< True if it is exactly one replaced stretch.
};

struct PairedAnnotations {
  std::vector<AnnotationPair> pairs;
  std::vector<Finding> findings;  ///< kAnnotationLost.
};

/// Pairs annotations by id, otherwise by their order within a label. Annotations that were to be
/// removed (Plan::gone) do not count as lost.
PairedAnnotations pair_annotations(const Document& before, const Document& after, const Plan& plan);

/// A replaced stretch of the old text and its counterpart in the new text.
struct ReplacedStretch {
  std::size_t target = 0;  ///< Index into Plan::targets.
  ByteSpan before;
  ByteSpan after;
};

/// Returns "" for a span outside the text: a foreign document may contain anything.
std::string_view slice(const Document& document, ByteSpan span);

/// Returns the line breaks that follow the new text of a stretch because it has too few blanks.
std::string trailing_breaks(const Document& before, const Document& after,
                            const ReplacedStretch& stretch);

/// Returns, in the order of the old text, the removed stretches and those replaced stretches whose
/// counterparts follow from the annotations or from the text around them. Sets is_whole_stretch.
std::vector<ReplacedStretch> pair_stretches(const Checked& before, const Document& after,
                                            std::vector<AnnotationPair>& annotations);

/// Returns the fragments of an annotation in the new text, sorted. Joins them over line breaks only
/// if the old ones were joined: a line break that follows a surrogate may now lie between two
/// fragments that it did not separate before.
std::vector<ByteSpan> fragments_after(const Annotation& before, std::size_t fragments_before,
                                      std::string_view text, const Annotation& after);

}  // namespace pseudo
