// Locates, in the original, annotations that only the pseudonymized document has.
#pragma once

#include <optional>
#include <span>

#include "engine/plan/plan.h"
#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/span.h"

namespace pseudo {

/// Returns the original with annotations that somebody added to the pseudonymized document, such as
/// further mentions of a name, at the positions of the text that they replaced. Returns nothing if
/// there are none, if their positions cannot be inferred, or if a position contains a word outside
/// `known`: then text was rewritten and annotated. Ignores annotations whose labels are kept or
/// unknown. `plan`: the plan of `before`. `known`: the spans of unannotated originals in the text
/// of `before`, in any order.
std::optional<Document> adopt_added(const Document& before, const Document& after, const Plan& plan,
                                    const LabelMap& labels, std::span<const ByteSpan> known);

}  // namespace pseudo
