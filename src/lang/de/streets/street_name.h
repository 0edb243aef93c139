// Reads the name of a street as a single part: its suffix, its first adjective and its key.
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/rules.h"
#include "lang/de/streets/street_form.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Reads "Lindenstr.", "Breiten Straße", "Am Anger", or "Linden" in "Unter den Linden". `last`: the
/// last token of `surface`. `begin`: byte offset of the surface in the document's text. The part
/// has no span yet.
Part read_street_name(const Rules& rules, std::string_view surface, const Token& last,
                      std::size_t begin, const Context& context);

/// Sets key and sort of a part.
void set_sort(Part& part, const StreetSort& sort);

}  // namespace pseudo::lang::de
