// The place of a message in words.
#pragma once

#include <string>

#include "pseudo/corpus.h"

namespace pseudo {

/// "file:line", or the file alone. The line of a stream is that of the document.
std::string shown_place(const MessagePlace& place);

}  // namespace pseudo
