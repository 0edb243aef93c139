// Completing: the years of days that are written without one.
#pragma once

#include <optional>
#include <vector>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// The year of days in documents without any year. A common year between two common years.
inline constexpr int kReferenceYear = 2002;

/// Returns the year of every day that has a month: its written year, else that of a date joined to
/// it, of the nearest full date, or of the nearest date with a year. If the document has no year,
/// it is kReferenceYear, so that its days keep their distances. If there are bare days, months get
/// years in the same way. Other atoms have nullopt. Cost: linear.
std::vector<std::optional<int>> complete_years(const std::vector<DateAtom>& atoms);

}  // namespace pseudo::lang::dates
