// Marks of names that are everyday words where they stand.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/language.h"
#include "recognition/features/lists.h"
#include "recognition/features/token_view.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Leaves out marks of people and places that do not stand like names (LanguageModule::standing)
/// behind an article ("an den Bach") or as an abbreviation before a number ("Max. 60 Euro"). Behind
/// an article without a preposition what the document calls a person stays ("der Koch", elsewhere
/// "Herr Koch"). Annotations that a person made stay.
void leave_out_everyday_words(std::string_view text, const std::vector<TokenView>& views,
                              const Lists& lists, const LanguageModule& language,
                              std::vector<Found>& marks);

}  // namespace pseudo::recognition
