// Writing, last step: the new text of a mention.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "lang/common/dates/reading.h"
#include "lang/common/dates/shift.h"

namespace pseudo::lang::dates {

/// Pure: the same reading, shift and noise give the same text. `noise`: a keyed random number of
/// the mention. It is used only for text that was not understood and for mentions that contain
/// nothing but a time.
std::string write_mention(const DateTables& tables, const DateReading& reading, std::size_t mention,
                          const DocumentShift& shift, std::uint64_t noise);

}  // namespace pseudo::lang::dates
