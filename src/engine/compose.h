// From the texts of a mention's parts to edits of the document.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "align/edits.h"
#include "pseudo/language.h"
#include "pseudo/span.h"

namespace pseudo {

/// The new text of a whole mention; anchors are relative to its surface.
struct Composed {
  std::string text;
  std::vector<Anchor> anchors;
};

/// Puts the parts' new texts in a row. Precondition: one text for each part.
Composed compose(const Analysis& analysis, std::span<const std::string> texts);

/// `natural` in the case pattern that `surface` has compared with `natural_original`.
std::string in_pattern_of(std::string_view surface, std::string_view natural_original,
                          std::string natural);

/// Line breaks of a stretch: the maximal runs of white space that hold one.
std::vector<ByteSpan> line_breaks(std::string_view text);

/// The edit that puts `composed` in the place of `slot`. Each line break of the slot takes the
/// place of the next blank of the new text, or follows it where there is none left.
Edit make_edit(std::string_view text, ByteSpan slot, Composed composed);

/// Deals the words of a surrogate out to slots, the last takes the rest. Fewer words than slots:
/// the answer is shorter, and the caller finds further words.
std::vector<std::string> deal_words(std::string_view surrogate, std::size_t slots);

}  // namespace pseudo
