// Joins the new texts of the parts of a mention.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "align/edits.h"
#include "pseudo/language.h"
#include "pseudo/span.h"

namespace pseudo {

/// The new text of a mention. The old spans of its anchors are relative to the mention's surface.
struct Composed {
  std::string text;
  std::vector<Anchor> anchors;
};

/// Joins the new texts of the parts. Precondition: `texts` has one element per part.
Composed compose(const Analysis& analysis, std::span<const std::string> texts);

/// The line breaks of a text: maximal runs of white space that contain a line break.
std::vector<ByteSpan> line_breaks(std::string_view text);

}  // namespace pseudo
