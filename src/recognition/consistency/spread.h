// Consistency in a document: a name that was found once is looked for everywhere.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/language.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Further mentions of the names in `found`, in the forms that the language gives them; none
/// overlaps `found`. Only words that are used like names (LanguageModule::standing), and only names
/// that are given or at least as often marked as not. `found`: in order. Linear in the text and the
/// forms.
std::vector<Found> spread(std::string_view text, const std::vector<Found>& found,
                          const LanguageModule& language);

}  // namespace pseudo::recognition
