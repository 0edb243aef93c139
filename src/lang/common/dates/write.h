// Writing: the new text of a whole mention.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "lang/common/dates/reading.h"
#include "lang/common/dates/shift.h"

namespace pseudo::lang::dates {

/// Pure: the same reading, shift and noise give the same text. `noise`: a keyed number of the
/// mention, used only for what was not understood and for times that are all there is.
std::string write_mention(const DateTables& tables, const DateReading& reading, std::size_t mention,
                          const DocumentShift& shift, std::uint64_t noise);

}  // namespace pseudo::lang::dates
