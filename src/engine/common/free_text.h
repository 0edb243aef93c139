// The free text beside a document's text: what of its links and fields may hold an original.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/document.h"

namespace pseudo {

/// All strings of a link but the ids that it refers to: its own id, type, roles, value and entry.
/// Views the link.
std::vector<std::string_view> texts_of(const Link& link);

/// JSON with blanks in the place of escape sequences: words alone.
std::string json_words(std::string_view json);

}  // namespace pseudo
