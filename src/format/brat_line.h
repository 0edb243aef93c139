// Parses single lines of BRAT standoff (.ann) files.
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

/// A T line. Refers to the parsed text.
struct TextBoundLine {
  std::string_view id;
  std::string_view label;
  std::vector<CodePointSpan> fragments;  ///< In the order written; large numbers are clamped.
  std::size_t text_begin = 0;            ///< Offset of the covered text in the line.
};

/// An R, E, A, M, N or * line.
struct LinkLine {
  Link link;
  /// Offset of the end in the line: its size, or the tab before further columns.
  std::size_t end = 0;
};

/// A line that begins with #.
struct NoteLine {
  Remark note;
  /// Likewise; less than the size of the line if that ends with an empty column.
  std::size_t end = 0;
};

using BratLine = std::variant<BlankLine, TextBoundLine, LinkLine, NoteLine>;

/// Parses a line. Precondition: valid UTF-8 without line end. Errors: kMalformed; the message
/// describes the expected form. Source: brat standoff format, https://brat.nlplab.org/standoff.html
Result<BratLine> parse_brat_line(std::string_view line);

}  // namespace pseudo
