// Everyday words that are names by their context: announced by the words before, greeted, or
// signing.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True for PERSON and the names of people.
bool is_name_of_person(Category category);

/// True if `word` is capitalized and a word that announces the name of a person precedes it
/// ("Frau"). "von" alone announces none, as it precedes any word.
bool is_announced(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan word);

/// True if the word is alone on its line, as in a signature.
bool is_alone(std::string_view text, ByteSpan word);

/// True for a word in a mailbox that begins with an initial or a given name: "m.wolf@",
/// "manfred_wolf@".
bool is_family_in_mailbox(const Rules& rules, std::string_view text, ByteSpan word);

/// True if the words around an everyday word show it to be a name of this category.
bool shows_name(const Rules& rules, const Lexicons& lexicons, std::string_view text, ByteSpan word,
                Category category);

}  // namespace pseudo::lang::de
