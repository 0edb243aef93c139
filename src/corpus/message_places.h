// Formats the place of a message.
#pragma once

#include <string>

#include "pseudo/corpus.h"

namespace pseudo {

/// "file:line", or only the file. For streams the line of the document.
std::string shown_place(const MessagePlace& place);

}  // namespace pseudo
