// Identifiers, passwords and user names in a text.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends what it finds. Sure: what a cue word introduces, numbers with right check digits, IP
/// addresses. A hint: what has the form of a BIC. Linear.
void find_identifiers(std::string_view text, const std::vector<Token>& tokens,
                      const RuleWords& words, std::vector<Ruled>& found);

}  // namespace pseudo::recognition
