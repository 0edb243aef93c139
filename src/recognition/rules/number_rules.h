// Telephone numbers, identifiers, passwords, postal codes, streets with their numbers.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends what it finds. Sure: what a cue word introduces, numbers with right check digits, and
/// postal codes behind a country mark. Linear.
void find_numbers(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                  std::vector<Ruled>& found);

}  // namespace pseudo::recognition
