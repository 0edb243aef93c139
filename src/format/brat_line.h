// The grammar of BRAT standoff: one line of an .ann file, taken apart.
#pragma once

#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

#include "pseudo/document.h"
#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

struct BlankLine {};

/// A T line. The views are of the line.
struct TextBoundLine {
  std::string_view id;
  std::string_view label;
  std::vector<CodePointSpan> fragments;  ///< As written; numbers too large are the largest.
  std::size_t text_begin = 0;            ///< Where in the line the covered text begins.
};

/// An R, E, A, M, N or * line.
struct LinkLine {
  Link link;
  std::size_t end = 0;  ///< Where in the line it ends: at its end or at the tab of further columns.
};

/// A line that begins with #.
struct NoteLine {
  Remark note;
  std::size_t end = 0;  ///< Less than the size of the line if that ends with an empty column.
};

using BratLine = std::variant<BlankLine, TextBoundLine, LinkLine, NoteLine>;

/// Precondition: valid UTF-8 without its line end.
/// Errors: kMalformed; the message says what a line of that kind looks like.
/// Source: brat standoff format, https://brat.nlplab.org/standoff.html
Result<BratLine> parse_brat_line(std::string_view line);

}  // namespace pseudo
