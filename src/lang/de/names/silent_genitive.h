// Genitives of names in -s that have no visible ending.
#pragma once

#include "lang/de/names/divided_name.h"

namespace pseudo::lang::de {

/// True if a name that ends in a sibilant may be a genitive without an ending: the apostrophe is
/// outside the annotation ("[Klaus]' Auto") or missing in the text ("[Klaus] Auto"). Only a name
/// whose genitive looks the same can replace it.
bool may_be_silent_genitive(const Token& token, const NameExtent& extent,
                            const NameLexicon& lexicon, const Context& context);

}  // namespace pseudo::lang::de
