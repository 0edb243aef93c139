// Consistency within a document: searches the whole text for names that were found once.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/language.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Returns further mentions of the names in `found`, in all forms that the language defines. Only
/// mentions that are used like names (LanguageModule::kind_of_match), and only of names that are
/// given or marked in at least half of their occurrences. The result does not overlap `found`,
/// which must be sorted. Linear in the text and the number of forms.
std::vector<Found> spread(std::string_view text, const std::vector<Found>& found,
                          const LanguageModule& language);

}  // namespace pseudo::recognition
