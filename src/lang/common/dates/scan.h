// Reading, first step: from the surfaces of date mentions to segments and atoms.
#pragma once

#include <span>

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Everything except completion, habits and the words around. `mentions`: indexes into
/// document.mentions. Linear in the mentions.
DateReading scan_mentions(const DateTables& tables, const DocumentView& document,
                          std::span<const std::size_t> mentions);

}  // namespace pseudo::lang::dates
