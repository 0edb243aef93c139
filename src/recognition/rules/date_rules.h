// Finds dates: spans that look like a date and that the date grammar of the language can read.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/language.h"
#include "recognition/rules/rules.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

/// Appends matches to `found`. Sure: a day and a month (by name, or two numbers and a year), a
/// month name with a year. Hints: two numbers with dots, a month alone, a year alone. Linear.
void find_dates(std::string_view text, const std::vector<Token>& tokens, const RuleWords& words,
                const LanguageModule& language, std::vector<RuleMatch>& found);

}  // namespace pseudo::recognition
