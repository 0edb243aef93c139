// Genitives of names in -s that the annotated text does not show.
#pragma once

#include "lang/de/names/divided_name.h"

namespace pseudo::lang::de {

/// True if a name in a sibilant may be a genitive without an ending: the annotation leaves the
/// apostrophe outside ("[Klaus]' Auto") or the text leaves it out ("[Klaus] Auto"). Only a name
/// that looks the same in both cases may take its place.
bool may_be_silent_genitive(const Token& token, const NameExtent& place, const NameLexicon& lexicon,
                            const Context& context);

}  // namespace pseudo::lang::de
