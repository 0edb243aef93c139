// Checks whether a candidate for a surrogate contains a form of an original.
#pragma once

#include <string_view>

#include "engine/forms/form_index.h"
#include "pseudo/category.h"
#include "pseudo/language.h"
#include "text/word_units.h"

namespace pseudo {

/// True if the text contains a form, unless the form is a word of `name` that may recur, such as
/// the kind of an organisation. `own_words`: the words of `name` that must not recur.
/// `inside_words`: also find forms that begin inside a word.
bool shows_form(const FormIndex& forms, std::string_view text, std::string_view name,
                const text::UnitSet& own_words, bool inside_words = true);

/// Like shows_form, for the forms of the name itself, which depend only on the name, and only at
/// beginnings of words. Always false for organisations: their words name their kind, and most of
/// their peers share one.
bool shows_own_form(const LanguageModule& language, Category category, std::string_view name,
                    std::string_view text, const text::UnitSet& own_words);

}  // namespace pseudo
