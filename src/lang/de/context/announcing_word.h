// Words that only precede names.
#pragma once

#include <string_view>

#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo::lang::de {

/// True if a word like "Frau", "Mag.a", "Dr. (FH)", "Eva" or "E." precedes `word`. A line break or
/// particles may separate them: "Herr von der Heide".
bool is_behind_announcing_word(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                               ByteSpan word, Category category);

/// True for "Von der Heide" at the beginning of a sentence or of an item of a list.
bool begins_with_particles(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                           ByteSpan word);

}  // namespace pseudo::lang::de
