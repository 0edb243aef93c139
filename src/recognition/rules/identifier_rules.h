// Finds identifiers, passwords and user names.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends matches to `found`. Sure: identifiers after cue words, numbers with valid check digits,
/// IP addresses. Hint: the form of a BIC. Linear.
void find_identifiers(std::string_view text, const std::vector<Token>& tokens,
                      const RuleWords& words, std::vector<RuleMatch>& found);

}  // namespace pseudo::recognition
