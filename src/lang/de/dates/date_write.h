// Shifted dates in the forms of the originals.
#pragma once

#include <cstdint>
#include <string>

#include "lang/de/dates/date_reading.h"

namespace pseudo::lang::dates {

/// The new text of one mention. Pure: the same reading, shift and noise, the same text.
std::string write_mention(const DateTables& tables, const DateReading& reading, std::size_t mention,
                          int shift_days, std::uint64_t noise);

}  // namespace pseudo::lang::dates
