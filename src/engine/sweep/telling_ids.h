// Ids of annotations that contain an original.
#pragma once

#include <cstddef>

#include "engine/forms/swept_forms.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// Replaces ids of JSON Lines annotations that contain an original by the next free ones, except T
/// numbers below a million. Returns the number of replaced ids.
std::size_t renumber_telling_ids(Document& document, const SweptForms& forms,
                                 const LanguageModule& language);

}  // namespace pseudo
