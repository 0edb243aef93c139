// Collects the strings of a document that must not occur as surrogates.
#pragma once

#include <vector>

#include "engine/common/original_set.h"
#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// True if the surfaces of mentions of this category are originals. False for dates and house
/// numbers, which a text may contain by coincidence.
bool has_listed_originals(Category category);

/// The originals of all mentions, whole and by part, and of annotations that are not mentions
/// themselves.
OriginalSet originals_of(const Document& document, const Plan& plan,
                         const std::vector<Analysis>& analyses);

}  // namespace pseudo
