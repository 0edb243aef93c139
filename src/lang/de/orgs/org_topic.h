// Topics: the field of study of an institute, the purpose of an office or a court.
#pragma once

#include <optional>

#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// The part of all words with the role kTopic. There must be one.
Part topic_part(const Rules& rules, const OrgWords& words, const Mention& mention);

/// A field of study that stands for its institute: "Slawistik"; nothing if the mention is none.
std::optional<Part> lone_topic(const Rules& rules, const OrgWords& words, const Mention& mention);

}  // namespace pseudo::lang::de
