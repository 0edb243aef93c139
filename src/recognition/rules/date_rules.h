// Dates in a text: stretches that look like one, if the date grammar of the language reads them.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/language.h"
#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends what it finds. Sure: a day and a month (by name, or two numbers and a year), a month
/// name with a year. Hints: two numbers with dots, a month alone, a year alone. Linear.
void find_dates(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                const LanguageModule& language, std::vector<Ruled>& found);

}  // namespace pseudo::recognition
