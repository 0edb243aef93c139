// Everyday words that are names where they stand: announced by the words before, greeted, signed.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

bool is_name_of_person(Category category);

/// "von" announces less than "Frau": it is before any word, too.
bool is_announced(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan word);

/// On a line of its own, as in a signature.
bool is_alone(std::string_view text, ByteSpan word);

/// "m.wolf@", "manfred_wolf@": a mailbox that an initial or a given name begins.
bool is_family_in_mailbox(const Rules& rules, std::string_view text, ByteSpan word);

/// True where the words around show an everyday word as the name of this category.
bool stands_as_name(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                    ByteSpan word, Category category);

}  // namespace pseudo::lang::de
