// Finds the inflectional ending of a name, and the resulting form.
#pragma once

#include <string_view>

#include "lang/de/names/divided_name.h"
#include "lang/de/names/name_form.h"

namespace pseudo::lang::de {

/// Returns the row of table name_endings that `token` ends with, or null if the token is a base
/// form. If several rows match, prefers one whose stem is mentioned elsewhere, then the longest,
/// then a plural.
const NameEnding* find_ending(const Token& token, Category category, const NameExtent& extent,
                              const NameLexicon& lexicon, const Context& context);

/// Returns the form of `text`, which consists of `lemma` and `ending`.
NameForm form_by_ending(const NameEnding& ending, std::string_view text, std::string_view lemma,
                        const Context& context);

/// True for the -n in "den Hubern".
bool is_dative_plural(const NameEnding& ending);

/// True if an ending with this value in column "after" may follow `stem`.
bool fits_stem(const Grammar& grammar, After after, std::string_view stem);

}  // namespace pseudo::lang::de
