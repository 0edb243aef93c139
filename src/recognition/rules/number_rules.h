// Telephone numbers, postal codes, streets with their numbers.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends what it finds. Sure: telephone numbers by a cue word or their form, postal codes after
/// a country mark, streets with a number. Linear.
void find_numbers(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                  std::vector<Ruled>& found);

}  // namespace pseudo::recognition
