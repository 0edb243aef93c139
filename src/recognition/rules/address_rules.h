// E-mail addresses, URLs and user names in a text.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"

namespace pseudo::recognition {

/// Appends what it finds. Sure: an address with @ and a host, a URL with its scheme or www; a hint:
/// a bare host whose last label is known, and what follows a lone @. Linear.
void find_addresses(std::string_view text, const RuleWords& words, std::vector<Ruled>& found);

}  // namespace pseudo::recognition
