// Expands the additions to names of places: "Frankfurt a. M." is Frankfurt am Main.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lang/de/context/mentioned_towns.h"
#include "lang/de/places/place_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns the name with its addition written out, as in the lexicon if that contains it. Returns
/// nullopt if the name has no addition, or is more likely two places ("Berlin/Graz").
std::optional<std::string> full_name(const PlaceLexicon& places, std::string_view surface);

/// Returns the towns that CITY and LOC mentions of a document name with an addition.
MentionedTowns towns_with_additions(const PlaceLexicon& places, const DocumentView& document);

}  // namespace pseudo::lang::de
