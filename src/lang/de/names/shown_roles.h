// Finds the words that mentions of whole people show to be given or family names.
#pragma once

#include <string_view>

#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// True for a folded common given name that no list has as a family name.
bool is_only_given(const NameLexicon& lexicon, std::string_view folded);

/// Indexes the words of the PERSON mentions of a document: "Huber, Eva", "HUBER Eva", "Eva Huber",
/// "Herr Huber". If mentions disagree, the strongest evidence counts; the first among equals.
ShownRoles index_shown_roles(const NameLexicon& lexicon, const Context& context);

}  // namespace pseudo::lang::de
