// Words that a line end divides inside a mention.
#pragma once

#include <string>

#include "lang/common/dates/words.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// The surface of the mention without the hyphens at line ends that divide a word of the tables:
/// "Mon-\nday" is "Monday". Everything else stays as it is.
std::string join_divided_words(const DateWords& words, const DocumentView& document,
                               const Mention& mention);

}  // namespace pseudo::lang::dates
