// Initials without a name beside them: those annotated alone ("Frau K." for [K.]), and those of a
// person who signs a letter ("G.A." for Gudrun Aschauer).
#pragma once

#include <string_view>
#include <vector>

#include "engine/forms/swept_forms.h"
#include "engine/sweep/sweep.h"

namespace pseudo {

/// True if the context shows that letters are the initials, or the beginning, of a name of this
/// category. A letter alone may be a word.
bool is_clearly_name(std::string_view text, ByteSpan span, Category category,
                     const LanguageModule& language);

/// True if the word begins a clause: no article or preposition precedes it.
bool begins_clause(std::string_view text, std::size_t begin);
/// True if the sentence continues after the dot at `dot`: "Prsk. meint", "Prsk., wie".
bool goes_on_small(std::string_view text, std::size_t dot);

/// Adds the initials of a mention to `forms`.
void note_lone_initial(std::string_view surface, FormIndex::Owner owner, SweptForms& forms);

/// Finds these initials in a stretch and merges them into `mentions`, which are sorted from index
/// `first` on.
void add_lone_initials(std::string_view text, ByteSpan stretch, const SweptForms& forms,
                       const LanguageModule& language, std::size_t first,
                       std::vector<SweptMention>& mentions);

}  // namespace pseudo
