// Whether the -s of a name is an ending ("Annas Rad", "die Müllers") or belongs to it ("Jonas").
#pragma once

#include "lang/de/names/divided_name.h"

namespace pseudo::lang::de {

/// True if the -s behind `name.stem` is a genitive, or with `plural` the plural of a family.
bool is_s_ending(const DividedName& name, const NameLexicon& lexicon, const Context& context,
                 bool plural);

/// True if a word before a name shows the plural of a family: "die Müllers", "bei Müllers".
bool plural_before(const NameExtent& place, const Context& context);

/// True if a noun follows a name that is no title or degree behind it ("Huber BA").
bool noun_after_name(const NameExtent& place, const NameLexicon& lexicon, const Context& context);

}  // namespace pseudo::lang::de
