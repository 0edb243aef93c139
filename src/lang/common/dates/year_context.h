// Two digits alone that the text around them shows to be a year.
#pragma once

#include <string_view>

#include "lang/common/dates/words.h"
#include "pseudo/span.h"

namespace pseudo::lang::dates {

/// True if an apostrophe, a term or a month comes before the span ("June [19]"), or the letter of
/// a term follows it ("[17]S"). A span outside the text has nothing around it.
bool is_year_by_context(const DateWords& words, std::string_view text, const ByteSpan& span);

}  // namespace pseudo::lang::dates
