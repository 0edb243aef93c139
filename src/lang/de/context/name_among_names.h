// Everyday words that other names, or what replaces names, show to be names.
#pragma once

#include "lang/de/context/name_place.h"

namespace pseudo::lang::de {

/// True for "Koch-Huber", "Koch (1998)", "Koch et al.", "Winter und Partner", regardless of the
/// words before.
bool is_bound_to_name(const NamePlace& place);
/// True for "Koch und Huber", "mit Wolf, Anna und Peter", "Koch, Bauer und Wolf", "Wolf Manfred",
/// and for "Wolf, Manfred" as an item of a list. Precondition: no article precedes the word.
bool is_among_names(const NamePlace& place);

}  // namespace pseudo::lang::de
