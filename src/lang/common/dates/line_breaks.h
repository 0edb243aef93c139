// Words that are hyphenated at a line end inside a mention.
#pragma once

#include <string>

#include "lang/common/dates/words.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Returns the surface of the mention with words of the tables rejoined that a hyphen at a line end
/// divides: "Mon-\nday" becomes "Monday". Everything else is unchanged.
std::string join_divided_words(const DateWords& words, const DocumentView& document,
                               const Mention& mention);

}  // namespace pseudo::lang::dates
