// Brackets and quotation marks at the borders of an annotation.
#pragma once

#include <string_view>

#include "pseudo/span.h"

namespace pseudo {

/// Returns `span` without brackets and quotation marks at its borders that belong to the text
/// around it: those whose partner is outside ("(Huber", "Anna)"), and pairs that enclose the whole
/// span. Keeps an apostrophe without a partner. Returns a span of only such signs unchanged.
ByteSpan without_border_signs(std::string_view text, ByteSpan span);

}  // namespace pseudo
