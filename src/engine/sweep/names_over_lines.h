// Names at the end of a line or sentence before an everyday word that could be a name.
#pragma once

#include <string_view>
#include <vector>

#include "engine/forms/form_index.h"
#include "engine/forms/swept_forms.h"
#include "pseudo/language.h"
#include "pseudo/span.h"

namespace pseudo {

/// The matches in a stretch, with spans in the text. If the whole name of a person matches across a
/// line end or a dot ("Danke, Anna" above "Gut gemacht") and one of its halves is an everyday word,
/// the halves are returned as separate matches.
std::vector<FormIndex::Match> matches_in(std::string_view text, ByteSpan stretch,
                                         const SweptForms& forms, const LanguageModule& language);

}  // namespace pseudo
