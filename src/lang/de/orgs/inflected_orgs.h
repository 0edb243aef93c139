// Names of organisations as other cases of them are written.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/rules.h"

namespace pseudo::lang::de {

/// "des Deutschen Museums Nürnberg", "im Deutschen Museum Nürnberg" of "Deutsches Museum Nürnberg":
/// the folded name with other endings of its head noun, of the adjectives before a word, and of a
/// last word behind an adjective. `tokens`: of the name; those from `end` on stay as they are.
/// `key`: the folded name. None for names of more than eight words.
std::vector<std::string> inflected_names(const Rules& rules, const Tokens& tokens, std::size_t end,
                                         const std::string& key);

}  // namespace pseudo::lang::de
