// Compounds of a name and a noun ("Graz-Reise"), and places that are buildings or facilities.
#pragma once

#include "lang/de/context/context.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Returns the noun after the last hyphen of a mention: "Reise" in "Graz-Reise". Returns an empty
/// span at the end of the mention if the word may be part of the name ("Graz-Andritz",
/// "Müller-Krieg").
ByteSpan modified_noun(const Rules& rules, const Mention& mention, const Context& context);

/// True if a mention labelled as an organisation is a room or a ward: "Station 5 West", "ITS 2".
bool is_numbered_room(const Rules& rules, const Mention& mention);

/// True if a mention labelled as a place has a name like an organisation: "Café Weiher".
bool is_named_building(const Rules& rules, const Mention& mention);

/// True if its first word shows that: "Flughafen Wien", "Bahnhof Zoo".
bool begins_as_building(const Rules& rules, const Mention& mention);

/// True if a mention labelled as a place is nothing but a noun for an organisation: "Flughafen",
/// "Uni".
bool is_lone_facility(const Rules& rules, const Mention& mention);

/// True if a mention labelled as a place is a field of medicine, and thus a department of a
/// hospital: "Kardiologie".
bool is_medical_field(const Rules& rules, const Mention& mention);

}  // namespace pseudo::lang::de
