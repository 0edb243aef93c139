// Reads the name of a street that is one part: its suffix, its first adjective, its key.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/rules.h"
#include "lang/de/streets/street_form.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// "Lindenstr.", "Breiten Straße", "Am Anger", "Linden" in "Unter den Linden". `last`: the last
/// token of `surface`; `begin`: of the surface in the document's text. The part has no span yet.
Part read_street_name(const Rules& rules, std::string_view surface, const Token& last,
                      std::size_t begin, const Context& context);

/// Says in the key and the sort of a part what its surrogates must be.
void set_sort(Part& part, const StreetSort& sort);

}  // namespace pseudo::lang::de
