// Names that are known only through a user name or host: "kmoosbrugger", if the text contains "K.
// Moosbrugger" or "Karl Moosbrugger" without annotation; "moosbruggerbau", if it contains "Herr
// Moosbrugger".
#pragma once

#include <string_view>

#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "pseudo/language.h"

namespace pseudo {

/// Adds the family name, the given name beside it if the lexicons contain it, and its initial.
/// Cost: linear in the text if there is a user name or mailbox of that kind, otherwise none.
void add_names_of_logins(std::string_view text, const Plan& plan, const LanguageModule& language,
                         SweptForms& forms);

}  // namespace pseudo
