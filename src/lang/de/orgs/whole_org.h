// An organisation's name that is one part: its kind, gender, number and inflection.
#pragma once

#include <string_view>

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

/// True for a saint's name and nothing else: "St. Anna", "Sankt Josef".
bool is_lone_saint(const Grammar& grammar, std::string_view name);

}  // namespace pseudo::lang::de
