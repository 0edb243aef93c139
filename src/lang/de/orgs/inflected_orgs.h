// Inflected forms of the names of organisations, for the search.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/rules.h"

namespace pseudo::lang::de {

/// Returns the folded name with other endings of its head noun, of adjectives before a word, and of
/// a last word after an adjective: "des Deutschen Museums Nürnberg", "im Deutschen Museum Nürnberg"
/// for "Deutsches Museum Nürnberg". `tokens`: of the name; those from `end` on are not inflected.
/// `key`: the folded name. Returns no forms for names of more than eight words.
std::vector<std::string> inflected_names(const Rules& rules, const Tokens& tokens, std::size_t end,
                                         const std::string& key);

}  // namespace pseudo::lang::de
