// The natural letter case of an organisation's name: "BÄCKEREI HUBER AG" is "Bäckerei Huber AG".
#pragma once

#include <string>

#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns the mention with words in capitals converted to natural case. Keeps possible acronyms,
/// and words whose number of bytes would change.
Mention in_natural_case(const Rules& rules, const Mention& mention);

/// Returns the name in natural case if it is written in capitals or is a single lower case word.
std::string lemma_of_org(const Rules& rules, const std::string& name, const OrgWords& words);

}  // namespace pseudo::lang::de
