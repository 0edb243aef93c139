// Places where an offset cuts a word or a number in two.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "pseudo/span.h"

namespace pseudo::text {

/// True between two letters (with their marks) or between two digits.
/// Precondition: a boundary of valid UTF-8.
bool cuts_word(std::string_view utf8, std::size_t pos);

/// The letters around `span`, which holds letters only at its cut ends: its words as a whole.
/// Nothing if they go on for more than 128 bytes beyond it.
std::optional<ByteSpan> uncut(std::string_view utf8, ByteSpan span);

}  // namespace pseudo::text
