// Initials that stand without a name beside: those that are annotated alone ("Frau K." of [K.]),
// and the letters of a person below a letter ("G.A." of Gudrun Aschauer).
#pragma once

#include <string_view>
#include <vector>

#include "engine/forms/swept_forms.h"
#include "engine/sweep/sweep.h"

namespace pseudo {

/// Whether the words around show that letters which stand for a name of this category, or the
/// beginning of one, are it: a letter alone is a word like others.
bool stands_as_name(std::string_view text, ByteSpan span, Category category,
                    const LanguageModule& language);

/// Enters those of one mention.
void note_lone_initial(std::string_view surface, FormIndex::Owner owner, SweptForms& forms);

/// Adds them to the mentions of a stretch, which are in order from `first` on and stay so.
void add_lone_initials(std::string_view text, ByteSpan stretch, const SweptForms& forms,
                       const LanguageModule& language, std::size_t first,
                       std::vector<SweptMention>& mentions);

}  // namespace pseudo
