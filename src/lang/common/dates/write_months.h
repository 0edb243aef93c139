// Chooses names of months by the habits of the original and its document.
#pragma once

#include <string>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Returns the full name of `month` (1 to 12): its regional name if the document uses regional
/// names, else its common one.
const Word& full_month_name(const DateWords& words, const Habits& habits, int month);

/// Returns the name of `month` that replaces a kMonthName field: in the language, abbreviation, dot
/// and letter case of the original.
std::string month_text(const DateWords& words, const DateReading& reading, const Field& field,
                       int month);

}  // namespace pseudo::lang::dates
