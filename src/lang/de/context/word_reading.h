// Reads words that are also names as the word or the name by how they are written.
#pragma once

#include <string_view>

#include "lang/de/context/beside_word.h"
#include "lang/de/rules.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True for a user name, even in lower case: "junger@", "@junger", "Login junger".
bool is_user_name(const Lexicons& lexicons, std::string_view text, ByteSpan word);

/// True if a word of table everyday_readings is the word here rather than the name.
bool reads_as_word(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan word, std::string_view folded);

/// True for a word in an enumeration of things of table name_neighbours: "Bach, Viola und Cembalo",
/// "Iris und Tulpen".
bool is_among_things(const BesideWord& words, ByteSpan word);

/// True for a word of table everyday_readings.
bool has_reading(const Lexicons& lexicons, std::string_view folded);

/// True for the name of an organisation that is also an ordinary phrase: "die zeit", "neue wege".
bool is_plain_phrase(const Rules& rules, const Lexicons& lexicons, std::string_view key);

}  // namespace pseudo::lang::de
