// Detects other units of counting, to explain why the annotations of a file do not fit.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo {

/// The claim of one annotation: its offsets, and its copy of the text there, if any.
struct Claim {
  std::vector<CodePointSpan> fragments;  ///< In the order written; the unit is unknown.
  std::optional<std::string_view> text;  ///< May be followed by a tab and further columns.
};

/// The simplest unit of counting (UTF-16 units, bytes, CRLF as one, BOM not counted) in which all
/// claims hold: "in UTF-16 units". Empty if there is none. A claim without a text holds if it
/// begins and ends with a word. `limit`: bytes that the claims may cover in total. Linear.
std::string other_counting(std::string_view text, std::span<const Claim> claims, std::size_t limit);

/// The smallest shift in code points, other than 0, under which all claims hold. Nothing if there
/// is none. If no claim has a text, only a few shifts are tried. Linear.
std::optional<std::ptrdiff_t> constant_shift(std::string_view text, std::span<const Claim> claims,
                                             std::size_t limit);

}  // namespace pseudo
