// Words that only a name follows.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// "Frau", "Mag.a", "Dr. (FH)", "Eva", "E." before the word, also where the line breaks between
/// them or particles stand there: "Herr von der Heide".
bool is_behind_announcing_word(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                               ByteSpan word, Category category);

/// "Von der Heide" at the beginning of a sentence or an entry of a list.
bool begins_with_particles(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                           ByteSpan word);

}  // namespace pseudo::lang::de
