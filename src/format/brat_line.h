// The grammar of BRAT standoff: one line of an .ann file, taken apart.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pseudo/document.h"
#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

/// The views are of the line.
struct BratLine {
  LineKind kind = LineKind::kBlank;
  std::string_view id;                       ///< "T1"; "*" and, of a free comment, "#" are no ids.
  std::vector<std::string_view> references;  ///< Ids that must be there.

  // Of kTextBound only.
  std::string_view label;
  std::vector<CodePointSpan> fragments;  ///< As written; numbers too large are the largest.
  std::size_t text_begin = 0;            ///< Where in the line the covered text begins.
};

/// Precondition: valid UTF-8 without its line end.
/// Errors: kMalformed; the message says what a line of that kind looks like.
/// Source: brat standoff format, https://brat.nlplab.org/standoff.html
Result<BratLine> parse_brat_line(std::string_view line);

}  // namespace pseudo
