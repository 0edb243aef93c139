// An organisation's name that is one part: its kind, gender, number and inflection.
#pragma once

#include "lang/de/context/context.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// The whole name without its legal form as one part.
Part whole_org(const Rules& rules, const OrgWords& words, const Mention& mention,
               const Context& context);

/// True for a body of which there is one alone: "Salzburger Festspiele".
bool is_unique_body(const Rules& rules, const OrgWords& words, const Mention& mention);

}  // namespace pseudo::lang::de
