// Infers the counterparts of replaced spans that are known in only one of two texts.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo {

/// A replaced span of one text and its counterpart in the other text; nothing: unknown.
struct SpanPair {
  ByteSpan here;
  std::optional<ByteSpan> there;
};

/// Fills in the counterparts that follow from the text between the spans, which is equal in both
/// texts. Leaves the others empty. Precondition: the spans are sorted, disjoint and inside their
/// texts. Cost: linear in the texts.
void infer_counterparts(std::vector<SpanPair>& spans, std::string_view here,
                        std::string_view there);

}  // namespace pseudo
