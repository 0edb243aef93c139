// Finds e-mail addresses, URLs and user names.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"

namespace pseudo::recognition {

/// Appends matches to `found`. Sure: addresses with @ and host, URLs with scheme or www. Hints:
/// hosts without a scheme that end in a known label, and words after a lone @. Linear.
void find_addresses(std::string_view text, const RuleWords& words, std::vector<RuleMatch>& found);

}  // namespace pseudo::recognition
