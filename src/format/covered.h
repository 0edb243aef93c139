// The text that an annotation covers: shown as a T line shows it, and compared with a claim.
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

/// The same, for reading at once: of the text itself where it shows it as it stands, else of
/// `memory`.
std::string_view covered_view(std::string_view text, std::span<const ByteSpan> fragments,
                              std::string& memory);

/// Where in `claim` the covered text ends; `claim` may go on with a tab and further columns.
/// Nothing when it is another text. White space is left aside on both sides.
std::optional<std::size_t> match_covered(std::string_view text, std::span<const ByteSpan> fragments,
                                         std::string_view claim);

}  // namespace pseudo
