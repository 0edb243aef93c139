// Corrects marks of organizations by lists and context.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/features/lists.h"
#include "recognition/features/token_view.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Corrects marks of organizations:
/// - A legal form after a mark belongs to it ("Brenner GmbH" in "Brenner GmbH & Co KG"), and a
///   person or place before one is an organization ("Brenner AG").
/// - A subject after "Uni" and a place does not belong to it ("Uni Bochum" in "an der Uni Bochum
///   Jura").
/// Keeps given annotations. `marks` must be sorted and disjoint, and remain so. Linear.
void correct_organizations(const std::vector<TokenView>& views, const Lists& lists,
                           std::vector<Found>& marks);

}  // namespace pseudo::recognition
