// Consistency in a document: a name that was found once is looked for everywhere.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/language.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Further mentions of the names in `found`, in the forms that the language gives them; none of
/// them overlaps `found`. Only words that stand like names (LanguageModule::standing), and only if
/// the name is given or has no more places without a mark than with one. `found`: in order. Linear
/// in the text and the forms.
std::vector<Found> spread(std::string_view text, const std::vector<Found>& found,
                          const LanguageModule& language);

}  // namespace pseudo::recognition
