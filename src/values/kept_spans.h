// What stays of a number or an address, and why.
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

/// The words and numbers that rendering leaves in their place: cue words, prefixes and country
/// marks, the form of an address; also endings of addresses, which options may keep. In order.
/// `category`: a leaf, FID or ADD.
std::vector<KeptSpan> kept_spans(Category category, std::string_view surface, const Locale& locale);

}  // namespace pseudo::values
