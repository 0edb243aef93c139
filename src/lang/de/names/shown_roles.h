// Which words of a document are given and which are family names, as its mentions of whole people
// show it.
#pragma once

#include <string_view>

#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

/// A common given name (folded) that no list has as a family name.
bool is_only_given(const NameLexicon& lexicon, std::string_view folded);

/// By the PERSON mentions of a document: "Huber, Eva", "HUBER Eva", "Eva Huber", "Herr Huber". Of
/// what is equally sure the first counts.
ShownRoles index_shown_roles(const NameLexicon& lexicon, const Context& context);

}  // namespace pseudo::lang::de
