// The text that an annotation covers: shown on one line, and compared with a copy of it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "pseudo/span.h"

namespace pseudo {

/// Bytes that the fragments cover together.
std::size_t covered_size(std::span<const ByteSpan> fragments);

/// True when two of the fragments share a byte.
bool any_overlap(std::span<const ByteSpan> fragments);

/// Appends the fragments, joined by a blank, each code point of a line break as a blank.
/// Precondition: the fragments lie inside the text.
void append_covered(std::string& shown, std::string_view text, std::span<const ByteSpan> fragments);

/// The same as a view: of the text where nothing has to be replaced, else of `memory`.
std::string_view covered_view(std::string_view text, std::span<const ByteSpan> fragments,
                              std::string& memory);

/// Where in `claim` the covered text ends; `claim` may go on with a tab and further columns.
/// Nothing if it is another text. White space is ignored on both sides.
std::optional<std::size_t> match_covered(std::string_view text, std::span<const ByteSpan> fragments,
                                         std::string_view claim);

}  // namespace pseudo
