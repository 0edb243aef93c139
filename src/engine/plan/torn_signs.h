// Brackets and quotation marks at the borders of an annotation.
#pragma once

#include <string_view>

#include "pseudo/span.h"

namespace pseudo {

/// `span` without the brackets and quotation marks at its borders that belong to the text around
/// it: those whose partner lies outside ("(Huber", "Anna)"), and pairs that enclose all of it.
/// Signs alone stay in the span, and so does an apostrophe without a partner.
ByteSpan without_border_signs(std::string_view text, ByteSpan span);

}  // namespace pseudo
