// Rooms, wards and parts of buildings, which stay beside what tells them apart.
#pragma once

#include <cstddef>

#include "lang/common/tokens.h"
#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// How many of the tokens, from the first one on, are words of the table room_words: 2 of
/// "Haus Nr.", 1 of "Station Hufeland".
std::size_t room_words_at_begin(const Grammar& grammar, const Tokens& tokens);

}  // namespace pseudo::lang::de
