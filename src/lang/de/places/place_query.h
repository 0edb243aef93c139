// The query for surrogates of places, and the meaning of keys of places.
#pragma once

#include <string_view>

#include "lang/de/places/place_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Matches places of the same kind, size and country, and regions of the same gender, number and
/// use of the article.
SurrogateQuery query_place(const PlaceLexicon& places, const EntityView& entity);

/// Returns the country of the place with this key in a text whose main country is `main`, or "" if
/// it is unknown.
std::string_view country_meant(const PlaceLexicon& places, std::string_view key,
                               std::string_view main);
/// True if a town with this key lies in `country`.
bool is_town_of(const PlaceLexicon& places, std::string_view key, std::string_view country);

}  // namespace pseudo::lang::de
