// Other ways to write a day, to be looked for in a text.
#pragma once

#include <string>
#include <vector>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Folded words: day, month and year in numbers in the orders in use, with the year's last two
/// digits, and with every name of the month; without a year too. Precondition: a day and a month
/// are written.
std::vector<std::string> search_forms(const DateTables& tables, const DateAtom& atom);

}  // namespace pseudo::lang::dates
