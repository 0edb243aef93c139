// Names that a user name shows only to those who read it beside the text: "kmoosbrugger" where
// "K. Moosbrugger" or "Karl Moosbrugger" stands, who is annotated nowhere else.
#pragma once

#include <string_view>

#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "pseudo/language.h"

namespace pseudo {

/// Enters the family name, the given name beside it if a list has it, and its first letter.
/// Cost: linear in the text if a user name or mailbox may be of that kind, else none.
void add_names_of_logins(std::string_view text, const Plan& plan, const LanguageModule& language,
                         SweptForms& forms);

}  // namespace pseudo
