// Names of well-known people, works and feasts that are also names of persons.
#pragma once

#include <string_view>

#include "lang/de/context/beside_word.h"
#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True if the words around show that a family name is that of an artist or scholar ("Oratorium von
/// Bach", "Goethes Faust", "Wagner-Festspiele").
bool is_creator_of_work(const BesideWord& words, ByteSpan word);

/// True if the words around show that a name is the title of a work: „Carmen“, "die Oper Aida".
bool is_title_of_work(const BesideWord& words, ByteSpan word);

/// True for a compound with the name of a saint: "Martinigans", "Barbarazweige". `compound`: folded.
bool is_feast(const BesideWord& words, std::string_view compound);

}  // namespace pseudo::lang::de
