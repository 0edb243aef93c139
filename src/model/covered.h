// The text that an annotation covers: printed on one line, and compared with a copy of it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "pseudo/span.h"

namespace pseudo {

/// The total number of bytes in the fragments.
std::size_t covered_size(std::span<const ByteSpan> fragments);

/// True if two of the fragments share a byte.
bool any_overlap(std::span<const ByteSpan> fragments);

/// Appends the covered text to `shown`: fragments are joined by a blank, each code point of a line
/// break becomes a blank. Precondition: the fragments lie inside the text.
void append_covered(std::string& shown, std::string_view text, std::span<const ByteSpan> fragments);

/// Returns the same as a view of the text if nothing had to be replaced, otherwise of `memory`.
std::string_view covered_view(std::string_view text, std::span<const ByteSpan> fragments,
                              std::string& memory);

/// Compares the covered text with the begin of `claim`, ignoring white space on both sides. `claim`
/// may continue with a tab and further columns. Returns the end of the match in `claim`, or nothing
/// if the texts differ.
std::optional<std::size_t> match_covered(std::string_view text, std::span<const ByteSpan> fragments,
                                         std::string_view claim);

}  // namespace pseudo
