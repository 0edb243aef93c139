// The natural letter case of an organisation's name: "BÄCKEREI HUBER AG" is "Bäckerei Huber AG".
#pragma once

#include <string>

#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// The mention with words in capitals read as in small letters. What may be an acronym, and a word
/// whose length would change, stays.
Mention in_natural_case(const Rules& rules, const Mention& mention);

/// The name in natural case if it is written in capitals, or is one small word.
std::string lemma_of_org(const Rules& rules, const std::string& name, const OrgWords& words);

}  // namespace pseudo::lang::de
