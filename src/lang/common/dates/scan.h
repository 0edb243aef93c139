// Reading, first step: splits the surfaces of date mentions into segments and atoms.
#pragma once

#include <span>

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Returns the reading without completion, habits and surroundings, which later steps add.
/// `mentions`: indexes into document.mentions. Cost: linear in the mentions.
DateReading scan_mentions(const DateTables& tables, const DocumentView& document,
                          std::span<const std::size_t> mentions);

}  // namespace pseudo::lang::dates
