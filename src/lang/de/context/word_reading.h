// Words that are also names, which a table reads as the word by how they are written.
#pragma once

#include <string_view>

#include "lang/de/context/beside_word.h"
#include "lang/de/rules.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// "junger@", "@junger", "Login junger": a user name, though it is written small.
bool is_user_name(const Lexicons& lexicons, std::string_view text, ByteSpan word);

/// True where a word of table everyday_readings is the word, not the name.
bool reads_as_word(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan word, std::string_view folded);

/// "Bach, Viola und Cembalo", "Iris und Tulpen": in a row with things of table name_neighbours.
bool is_among_things(const BesideWord& words, ByteSpan word);

/// A word of table everyday_readings.
bool has_reading(const Lexicons& lexicons, std::string_view folded);

/// "die zeit", "neue wege": what a sentence says as well as the name of an organisation.
bool is_plain_phrase(const Rules& rules, const Lexicons& lexicons, std::string_view key);

}  // namespace pseudo::lang::de
