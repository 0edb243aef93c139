// Finds register numbers: number plates and file numbers of courts.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends matches to `found`. Sure: court files with a known register code, plates of a known
/// district with a hyphen or six digits. Hint: other plates of a known district. Linear.
void find_registers(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                    std::vector<RuleMatch>& found);

}  // namespace pseudo::recognition
