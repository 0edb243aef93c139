// Streets that no suffix shows, by what stands around them.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends what it finds. Sure: a name and a house number before a postal code and a known place
/// ("Großflecken 1, 24534 Neumünster"), or behind a cue word and a colon ("Anschrift: Unter den
/// Linden 5"). Linear.
void find_framed_streets(std::string_view text, const std::vector<Token>& tokens,
                         const RuleWords& words, std::vector<Ruled>& found);

}  // namespace pseudo::recognition
