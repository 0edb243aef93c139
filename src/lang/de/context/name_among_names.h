// An everyday word that other names, or what stands in their place, show to be one.
#pragma once

#include "lang/de/context/name_place.h"

namespace pseudo::lang::de {

/// "Koch-Huber", "Koch (1998)", "Koch et al.", "Winter und Partner": whatever stands before it.
bool is_bound_to_name(const NamePlace& place);
/// "Koch und Huber", "mit Wolf, Anna und Peter", "Koch, Bauer und Wolf", "Wolf Manfred",
/// "Wolf, Manfred" as an entry of a list. Precondition: no article stands before it.
bool is_among_names(const NamePlace& place);

}  // namespace pseudo::lang::de
