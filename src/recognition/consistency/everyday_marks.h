// Removes marks of names that are everyday words in their context.
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/language.h"
#include "recognition/features/lists.h"
#include "recognition/features/token_view.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Removes marks of people and places that LanguageModule::kind_of_match takes for words, if they
/// follow an article ("an den Bach") or are abbreviations before a number ("Max. 60 Euro"). After
/// an article without a preposition, keeps words that the document uses as a person's name ("der
/// Koch", elsewhere "Herr Koch"). Keeps given annotations.
void leave_out_everyday_words(std::string_view text, const std::vector<TokenView>& views,
                              const Lists& lists, const LanguageModule& language,
                              std::vector<Found>& marks);

}  // namespace pseudo::recognition
