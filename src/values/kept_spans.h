// The spans of a number or an address that are kept, with reasons.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/kept_reason.h"
#include "pseudo/span.h"
#include "values/locale.h"

namespace pseudo::values {

struct KeptSpan {
  ByteSpan span;  ///< In bytes of the surface.
  KeptReason reason = KeptReason::kNone;
};

/// The words and numbers that rendering may keep: cue words, prefixes, country marks, the syntax of
/// addresses, and the ends of hosts, whether or not the options of a run keep them. The check
/// permits them at their places, so whatever a renderer of this folder keeps must be here. In
/// order. `category`: a leaf, FID or ADD.
std::vector<KeptSpan> kept_spans(Category category, std::string_view surface, const Locale& locale);

}  // namespace pseudo::values
