// Finds the places in the original of annotations that only the pseudonymized document has.
#pragma once

#include <optional>
#include <span>

#include "engine/plan/plan.h"
#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/span.h"

namespace pseudo {

/// The original with the annotations that somebody added, such as further mentions of a name, at
/// the places that they replaced. Nothing if there are none, if the texts do not show where, or if
/// other words stood there than those of `known`: text was rewritten and annotated then.
/// Ignores annotations whose labels are kept or unknown. `plan`: that of `before`. `known`: where
/// the originals stand in its text that no annotation covers, in any order.
std::optional<Document> adopt_added(const Document& before, const Document& after, const Plan& plan,
                                    const LabelMap& labels, std::span<const ByteSpan> known);

}  // namespace pseudo
