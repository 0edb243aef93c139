// Finds telephone numbers, postal codes, and streets with house numbers.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends matches to `found`. Sure: telephone numbers by a cue word or their form, postal codes
/// after a country mark, streets with a number. Linear.
void find_numbers(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                  std::vector<RuleMatch>& found);

}  // namespace pseudo::recognition
