// Whether a text that may become a surrogate shows a form of an original.
#pragma once

#include <string_view>

#include "engine/forms/form_index.h"
#include "pseudo/category.h"
#include "pseudo/language.h"
#include "text/word_units.h"

namespace pseudo {

/// True if a form stands in the text that is no word of `name` which may recur, as the kind of an
/// organisation may. `own_words`: those of `name` that may not. `inside_words`: also where it
/// begins within a word.
bool shows_form(const FormIndex& forms, std::string_view text, std::string_view name,
                const text::UnitSet& own_words, bool inside_words = true);

/// The same for the forms of the name itself, which follow from it alone, where words begin. False
/// for organisations, whose words say their kind: most names of their peers have one of them.
bool shows_own_form(const LanguageModule& language, Category category, std::string_view name,
                    std::string_view text, const text::UnitSet& own_words);

}  // namespace pseudo
