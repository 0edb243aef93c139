// Words for rooms, wards and parts of buildings, which are kept. Only what distinguishes the rooms
// is replaced.
#pragma once

#include <cstddef>

#include "lang/common/tokens.h"
#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// Returns the number of leading tokens that are words of table room_words: 2 for "Haus Nr.", 1 for
/// "Station Hufeland".
std::size_t room_words_at_begin(const Grammar& grammar, const Tokens& tokens);

}  // namespace pseudo::lang::de
