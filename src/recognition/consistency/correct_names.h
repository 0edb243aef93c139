// Corrects marks of names by lists and context.
#pragma once

#include <string_view>
#include <vector>

#include "recognition/features/lists.h"
#include "recognition/features/token_view.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

/// Corrects marks of people and places that contradict the lists:
/// - A title, degree, profession or punctuation alone is not a name ("Dr. phil. Huber",
///   "Klinikdirektor"), nor a place, street or organization.
/// - A single name after a form of address or a title is a family name ("Herr Hugo").
/// - Elsewhere a given name of one gender has that gender, and a name that is not listed as a
///   family name is not one, unless a given name precedes it.
/// - "Huber Eva": the family name is first if the second word is only listed as a given name.
/// - Parts joined by a hyphen are one name ("Jean-Luc", "Köln-Ehrenfeld").
/// - An initial before a family name is a given name; a family name may follow a particle ("Eva von
///   der Au").
/// Keeps given annotations. `marks` must be sorted and disjoint, and remain so. Linear.
void correct_names(std::string_view text, const std::vector<TokenView>& views, const Lists& lists,
                   std::vector<Found>& marks);

}  // namespace pseudo::recognition
