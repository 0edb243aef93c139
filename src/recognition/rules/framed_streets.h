// Finds streets without a street suffix by their context.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends matches to `found`. Sure: a name and a house number before a postal code and a known
/// place ("Großflecken 1, 24534 Neumünster"), or after a cue word and a colon ("Anschrift: Unter
/// den Linden 5"). Linear.
void find_framed_streets(std::string_view text, const std::vector<Token>& tokens,
                         const RuleWords& words, std::vector<RuleMatch>& found);

}  // namespace pseudo::recognition
