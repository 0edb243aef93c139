// What the additions to names of places mean: "Frankfurt a. M." is Frankfurt am Main.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lang/de/context/mentioned_towns.h"
#include "lang/de/places/place_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// The name with its addition in full: that of the lexicon if it has it. Nothing if the name has no
/// addition, or rather names two places ("Berlin/Graz").
std::optional<std::string> full_name(const PlaceLexicon& places, std::string_view surface);

/// The towns that the CITY and LOC mentions of a document name with an addition.
MentionedTowns towns_with_additions(const PlaceLexicon& places, const DocumentView& document);

}  // namespace pseudo::lang::de
