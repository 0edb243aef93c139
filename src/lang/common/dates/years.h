// The years that the dates of a mention span.
#pragma once

#include <cstddef>
#include <optional>

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Returns the first and the last year of a mention's dates, written or completed. Returns nullopt
/// if no date of the document has a year or the mention has no date.
std::optional<YearRange> years_of(const DateReading& reading, std::size_t mention);

}  // namespace pseudo::lang::dates
