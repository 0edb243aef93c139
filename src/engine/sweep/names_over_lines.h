// Names of a person that end one line or sentence, beside an everyday word that begins the next.
#pragma once

#include <string_view>
#include <vector>

#include "engine/forms/form_index.h"
#include "engine/forms/swept_forms.h"
#include "pseudo/language.h"
#include "pseudo/span.h"

namespace pseudo {

/// What the forms match in a stretch of the text, with spans in the text. A person's whole name
/// over a line end or a dot ("Danke, Anna" above "Gut gemacht") is divided there where one of its
/// halves is an everyday word.
std::vector<FormIndex::Match> matches_in(std::string_view text, ByteSpan stretch,
                                         const SweptForms& forms, const LanguageModule& language);

}  // namespace pseudo
