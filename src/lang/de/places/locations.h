// Reads LOC mentions: "Hauptstraße 12, 9020 Klagenfurt".
#pragma once

#include <string_view>

#include "lang/de/places/place_reader.h"
#include "lang/de/streets/street_reader.h"

namespace pseudo::lang::de {

/// True if a surface contains the digits of a postal code.
bool has_zip(std::string_view surface);

/// Splits a mention into streets, house numbers, postal codes and places, by their shape.
Analysis read_location(const Rules& rules, const StreetReader& streets, const PlaceReader& places,
                       const Mention& mention, const Context& context);

}  // namespace pseudo::lang::de
