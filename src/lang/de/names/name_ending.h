// Finds the ending of a name and the form that it makes.
#pragma once

#include <string_view>

#include "lang/de/names/divided_name.h"
#include "lang/de/names/name_form.h"

namespace pseudo::lang::de {

/// The row of the table name_endings that `token` ends with, or null if it is a base form. Of
/// several: one whose stem is mentioned elsewhere, then the longest, then a plural.
const NameEnding* find_ending(const Token& token, Category category, const NameExtent& place,
                              const NameLexicon& lexicon, const Context& context);

/// The form of `text`, which is `lemma` and that ending.
NameForm form_by_ending(const NameEnding& ending, std::string_view text, std::string_view lemma,
                        const Context& context);

/// True for the -n of "den Hubern".
bool is_dative_plural(const NameEnding& ending);

/// True if `stem` may have an ending of the table's column "after".
bool fits_stem(const Grammar& grammar, After after, std::string_view stem);

}  // namespace pseudo::lang::de
