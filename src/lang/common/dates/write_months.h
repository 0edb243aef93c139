// Names of months in the way of the original and of its document.
#pragma once

#include <string>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// The name for `month` (1 to 12) where the original writes a common full name: its regional name
/// if the document uses those.
const Word& full_month_name(const DateWords& words, const Habits& habits, int month);

/// The name for `month` in place of the one of a kMonthName field: in its language, abbreviated,
/// dotted and in the case of the original.
std::string month_text(const DateWords& words, const DateReading& reading, const Field& field,
                       int month);

}  // namespace pseudo::lang::dates
