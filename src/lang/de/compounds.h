// Compounds in which a name modifies a noun, and buildings among the places.
#pragma once

#include "lang/de/context/context.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// The noun behind the last hyphen of a mention: "Reise" of "Graz-Reise". Empty at the end if the
/// word may be a part of the name ("Graz-Andritz", "Müller-Krieg").
ByteSpan modified_noun(const Rules& rules, const Mention& mention, const Context& context);

/// True for an organisation that is a room or a ward: "Station 5 West", "ITS 2".
bool is_numbered_room(const Rules& rules, const Mention& mention);

/// True for a place that is named like an organisation: "Café Weiher".
bool is_named_building(const Rules& rules, const Mention& mention);

/// The same of which the first word says so: "Flughafen Wien", "Bahnhof Zoo".
bool begins_as_building(const Rules& rules, const Mention& mention);

/// True for a place that is a noun for an organisation and nothing else: "Flughafen", "Uni". No
/// town stands behind "am" or "in der".
bool is_lone_facility(const Rules& rules, const Mention& mention);

/// True for a place that is a field of medicine: "Kardiologie", a department of a hospital.
bool is_medical_field(const Rules& rules, const Mention& mention);

}  // namespace pseudo::lang::de
