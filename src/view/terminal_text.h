// A document and its original as lines for a terminal, like those of diff.
#pragma once

#include <string>

#include "view/shown_document.h"

namespace pseudo::view {

/// A head line with the id, a line for each finding, then the text: lines that are the same in both
/// begin with two blanks, a line that changed is there twice, with "- " as it was and "+ " as it
/// is. Without colour an annotation is "[LABEL text]"; with colour its label is left out.
/// Control characters are shown as \xNN, as they could control the terminal.
std::string as_lines(const ShownDocument& document, bool color);

}  // namespace pseudo::view
