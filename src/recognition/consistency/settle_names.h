// What lists and neighbours say of the names that a tagger marked.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/features/lists.h"
#include "recognition/features/token_view.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Mends marks of people and places that the lists contradict:
/// - a title, a degree, a profession or a sign alone is no name ("Dr. phil. Huber",
///   "Klinikdirektor"), nor a place, street or body;
/// - alone after a form of address or a title stands a family name ("Herr Hugo");
/// - elsewhere a given name of one gender has that gender, and what is no family name is none,
/// unless
///   a given name precedes it;
/// - "Huber Eva": family name first, where the lists know the second word as a given name alone;
/// - parts with a hyphen between them are one name ("Jean-Luc", "Köln-Ehrenfeld");
/// - an initial before a family name is a given name, a family name may follow a particle ("Eva von
///   der Au").
/// Annotations that a person made stay. `marks`: in order, disjoint; so are they afterwards.
/// Linear.
void settle_names(std::string_view text, const std::vector<TokenView>& views, const Lists& lists,
                  std::vector<Found>& marks);

}  // namespace pseudo::recognition
