// The parts of an organisation's name that is made of known words: "Landratsamt Ebersberg".
#pragma once

#include <optional>
#include <string>

#include "lang/de/context/context.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Nothing if a word of the name is its own.
std::optional<Analysis> parts_of_known_words(const Rules& rules, const OrgWords& words,
                                             const Mention& mention, const Context& context);

/// First letters of the words of a full name that stay: "I" of "Institut für".
std::string initials_that_stay(const OrgWords& words);

}  // namespace pseudo::lang::de
