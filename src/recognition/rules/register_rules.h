// Numbers of registers: number plates and the files of courts.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends what it finds. Sure: files of courts whose sign is known, plates of a known district
/// with a hyphen or six digits. A hint: other plates of a known district. Linear.
void find_registers(std::string_view text, const std::vector<Token>& tokens,
                    const RuleWords& words, std::vector<Ruled>& found);

}  // namespace pseudo::recognition
