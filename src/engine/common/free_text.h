// Extracts text that may contain originals from the links and fields of a document.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/document.h"

namespace pseudo {

/// All strings of a link that are not references to other ids: its own id, type, roles, value and
/// entry. The views refer to the link.
std::vector<std::string_view> texts_of(const Link& link);

/// Returns JSON with escape sequences replaced by blanks, so that only its words remain.
std::string json_words(std::string_view json);

}  // namespace pseudo
