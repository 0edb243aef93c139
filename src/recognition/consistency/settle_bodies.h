// What lists and neighbours say of the bodies that a tagger marked.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/features/lists.h"
#include "recognition/features/token_view.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Mends marks of bodies:
/// - the legal form behind a mark belongs to it ("Brenner GmbH" of "Brenner GmbH & Co KG"), and what
///   was taken for a person or a place before one is a body ("Brenner AG");
/// - a subject behind "Uni" and a place does not ("Uni Bochum" of "an der Uni Bochum Jura").
/// Annotations that a person made stay. `marks`: in order, disjoint; so are they afterwards.
/// Linear.
void settle_bodies(const std::vector<TokenView>& views, const Lists& lists,
                   std::vector<Found>& marks);

}  // namespace pseudo::recognition
