// Detects offsets that cut a word or a number in two.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "pseudo/span.h"

namespace pseudo::text {

/// True if `pos` is between two letters (with their marks) or between two digits. Precondition: a
/// code point boundary of valid UTF-8.
bool cuts_word(std::string_view utf8, std::size_t pos);

/// Extends `span` at its cut ends to whole words. Nothing if they extend more than 128 bytes beyond
/// it. Precondition: the letters of `span` are at its cut ends.
std::optional<ByteSpan> uncut(std::string_view utf8, ByteSpan span);

}  // namespace pseudo::text
