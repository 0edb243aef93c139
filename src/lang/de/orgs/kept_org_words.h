// The words of an organisation's name that are kept, with their reasons.
#pragma once

#include <cstddef>

#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Appends the words that are in no part as literals with a reason. `legal_form`: index of the
/// first token of the legal form.
void keep_words(const Rules& rules, const OrgWords& words, std::size_t legal_form, Analysis& parts);

}  // namespace pseudo::lang::de
