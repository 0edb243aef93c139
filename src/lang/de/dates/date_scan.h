// From the surfaces of date mentions to segments and atoms.
#pragma once

#include <span>

#include "lang/de/dates/date_reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Everything but completion, habits and the words around. Linear in the mentions.
DateReading scan_mentions(const DateTables& tables, const DocumentView& document,
                          std::span<const std::size_t> mentions);

}  // namespace pseudo::lang::dates
