// Finds the counterparts of replaced spans that are known in only one of two texts.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo {

/// A replaced span of one text and its counterpart in the other; nothing: not known.
struct SpanPair {
  ByteSpan here;
  std::optional<ByteSpan> there;
};

/// Fills in the counterparts that follow from the text between the spans, which is the same in both
/// texts. Leaves the others empty. Precondition: sorted, disjoint, inside their texts.
/// Cost: linear in the texts.
void infer_counterparts(std::vector<SpanPair>& spans, std::string_view here,
                        std::string_view there);

}  // namespace pseudo
