// Formats a document and its original as lines for a terminal, in the style of diff.
#pragma once

#include <string>

#include "view/shown_document.h"

namespace pseudo::view {

/// Returns a heading with the id, a line per finding, and the text. Lines that are equal in both
/// texts begin with two blanks; changed lines are shown twice, with "- " as they were and "+ " as
/// they are. Without colour an annotation is written as "[LABEL text]"; with colour its label is
/// omitted. Control characters are shown as \xNN, because they could control the terminal.
std::string as_lines(const ShownDocument& document, bool color);

}  // namespace pseudo::view
