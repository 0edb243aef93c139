// Reads an organisation's name as a single part: its kind, gender, number and inflection.
#pragma once

#include <string_view>

#include "lang/de/context/context.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns one part for the name without its legal form.
Part whole_org(const Rules& rules, const OrgWords& words, const Mention& mention,
               const Context& context);

/// True for a body that is the only one of its kind: "Salzburger Festspiele".
bool is_unique_body(const Rules& rules, const OrgWords& words, const Mention& mention);

/// True if a name is nothing but that of a saint: "St. Anna", "Sankt Josef".
bool is_lone_saint(const Grammar& grammar, std::string_view name);

}  // namespace pseudo::lang::de
