// Splits the name of an organisation that consists of known words: "Landratsamt Ebersberg".
#pragma once

#include <optional>
#include <string>

#include "lang/de/context/context.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns nullopt if some word is unknown, or if all words would be kept.
std::optional<Analysis> parts_of_known_words(const Rules& rules, const OrgWords& words,
                                             const Mention& mention, const Context& context);

/// Returns the first letters of the words of a full name that are kept: "I" for "Institut für".
std::string initials_that_stay(const OrgWords& words);

}  // namespace pseudo::lang::de
