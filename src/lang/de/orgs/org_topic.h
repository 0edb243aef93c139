// Topics: the field of study of an institute, or the purpose of an office or a court.
#pragma once

#include <optional>

#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns one part for all words of role kTopic. Precondition: there is one.
Part topic_part(const Rules& rules, const OrgWords& words, const Mention& mention);

/// Returns the part of a field of study that is used for its institute: "Slawistik". Returns
/// nullopt for other mentions.
std::optional<Part> lone_topic(const Rules& rules, const OrgWords& words, const Mention& mention);

}  // namespace pseudo::lang::de
