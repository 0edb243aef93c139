// Finds the places in the original of annotations that only the pseudonymized document has.
#pragma once

#include <optional>

#include "engine/plan.h"
#include "pseudo/category.h"
#include "pseudo/document.h"

namespace pseudo {

/// The original with the annotations that somebody added, such as further mentions of a name, at
/// the places that they replaced. Nothing if there are none, or if the texts do not show where.
/// Ignores annotations whose labels are kept or unknown. `plan`: that of `before`.
std::optional<Document> adopt_added(const Document& before, const Document& after, const Plan& plan,
                                    const LabelMap& labels);

}  // namespace pseudo
