// Recognizes two digits as a year by the text around them.
#pragma once

#include <string_view>

#include "lang/common/dates/words.h"
#include "pseudo/span.h"

namespace pseudo::lang::dates {

/// True if an apostrophe, a term or a month precedes the span ("June [19]"), or if the letter of a
/// term follows it ("[17]S"). False for a span outside the text.
bool is_year_by_context(const DateWords& words, std::string_view text, const ByteSpan& span);

}  // namespace pseudo::lang::dates
