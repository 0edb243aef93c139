// Shifted dates in the forms of the originals.
#pragma once

#include <cstdint>
#include <string>

#include "lang/de/date_reading.h"

namespace pseudo::lang::dates {

/// The new text of one mention. Pure: the same reading, shift and noise, the same text.
std::string write_mention(const DateTables& tables, const DateReading& reading, std::size_t mention,
                          int shift_days, std::uint64_t noise);

/// False when write_mention does not look at the noise: dates and weekdays alone.
bool takes_noise(const DateReading& reading, std::size_t mention);

}  // namespace pseudo::lang::dates
