// Completing: the years of days that are written without one.
#pragma once

#include <optional>
#include <vector>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// For documents without any year: one between common years.
inline constexpr int kReferenceYear = 2002;

/// The year of every day that has a month: the written one, that of a date joined to it, that of
/// the nearest full date, that of the nearest date with a year; without any a reference year, so
/// that the days of the document keep their distances. So do months, if there are bare days.
/// Nothing for other atoms. Linear.
std::vector<std::optional<int>> complete_years(const std::vector<DateAtom>& atoms);

}  // namespace pseudo::lang::dates
