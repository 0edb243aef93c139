// Numbers, identifiers and passwords that are almost wholly their original still.
#pragma once

#include <span>
#include <string_view>

#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo {

/// True if the new text of a PHONE, UFID or PASS shows so much of the old one as chance does not
/// give: all its letters and digits, three quarters of them in a row or at their places, or its
/// last six digits. Old texts of fewer than eight letters and digits are not compared. `kept`:
/// spans of the old text that may stay, which do not count. Cost: the product of the lengths.
bool shows_most_of_original(Category category, std::string_view old_text, std::string_view new_text,
                            std::span<const ByteSpan> kept);

}  // namespace pseudo
