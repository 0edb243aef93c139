// Other ways of counting offsets: explains to a user why the annotations of a file do not fit.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo {

/// What one annotation claims: its offsets, and the text there if it has a copy of it.
struct Claim {
  std::vector<CodePointSpan> fragments;  ///< As written; in a unit yet to be found.
  std::optional<std::string_view> text;  ///< A tab and further columns may follow it.
};

/// The simplest way of counting (UTF-16 units, bytes, CRLF as one, BOM not counted) under which
/// all claims are true: "in UTF-16 units". Empty if there is none. A claim without a text is true
/// where it begins and ends with a word.
/// `limit`: bytes that the claims may cover together. Cost: linear.
std::string other_counting(std::string_view text, std::span<const Claim> claims, std::size_t limit);

/// By how many code points all claims must be moved to be true, the least of such numbers; never 0.
/// Nothing if there is none. Without any text only a few are tried. Cost: linear.
std::optional<std::ptrdiff_t> constant_shift(std::string_view text, std::span<const Claim> claims,
                                             std::size_t limit);

}  // namespace pseudo
