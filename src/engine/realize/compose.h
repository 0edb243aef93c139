// From the texts of a mention's parts to the text of the mention.
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

/// Joins the parts' new texts. Precondition: one text for each part.
Composed compose(const Analysis& analysis, std::span<const std::string> texts);

/// Line breaks of a stretch: the maximal runs of white space that hold one.
std::vector<ByteSpan> line_breaks(std::string_view text);

}  // namespace pseudo
