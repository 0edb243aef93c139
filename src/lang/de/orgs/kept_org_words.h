// The words of an organisation's name that stay as they are, and why.
#pragma once

#include <cstddef>

#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Appends the words that are in no part and states why they stay. `legal_form`: the token that it
/// begins with.
void keep_words(const Rules& rules, const OrgWords& words, std::size_t legal_form, Analysis& parts);

}  // namespace pseudo::lang::de
