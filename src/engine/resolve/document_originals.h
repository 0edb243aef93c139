// Which strings of a document no surrogate may be.
#pragma once

#include <vector>

#include "engine/common/original_set.h"
#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// True if the whole surfaces of the category's mentions are among the originals: all but dates
/// and house numbers, which a text may show by chance.
bool has_listed_originals(Category category);

/// The originals of all mentions, whole and by part, and those of annotations that are no mention
/// of their own.
OriginalSet originals_of(const Document& document, const Plan& plan,
                         const std::vector<Analysis>& analyses);

}  // namespace pseudo
