// Which places can stand for a place, and what keys of places mean.
#pragma once

#include <string_view>

#include "lang/de/places/place_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Places of the same kind, size and country; regions of the same gender, number and article.
SurrogateQuery query_place(const PlaceLexicon& places, const EntityView& entity);

/// The country of the place that a key means in a text that speaks of `main`; "" if unknown.
std::string_view country_meant(const PlaceLexicon& places, std::string_view key,
                               std::string_view main);
/// True if a town of that key lies in that country.
bool is_town_of(const PlaceLexicon& places, std::string_view key, std::string_view country);

}  // namespace pseudo::lang::de
