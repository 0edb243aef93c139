// Decides whether the -s of a name is an ending ("Annas Rad", "die Müllers") or belongs to it
// ("Jonas").
#pragma once

#include "lang/de/names/divided_name.h"

namespace pseudo::lang::de {

/// True if the -s after `name.stem` is a genitive or, with `plural`, the plural of a family name.
bool is_s_ending(const DividedName& name, const NameLexicon& lexicon, const Context& context,
                 bool plural);

/// True if a word before a name implies the plural of a family name: "die Müllers", "bei Müllers".
bool plural_before(const NameExtent& extent, const Context& context);

/// True if a noun follows a name that is not a title or degree of it ("Huber BA").
bool noun_after_name(const NameExtent& extent, const NameLexicon& lexicon, const Context& context);

}  // namespace pseudo::lang::de
