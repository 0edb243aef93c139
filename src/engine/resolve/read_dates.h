// The dates of a document, which several stages need: read once.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "pseudo/language.h"

namespace pseudo {

/// All date mentions of a plan, read together.
struct ReadDates {
  std::vector<std::size_t> mentions;             ///< In the plan, sorted.
  std::shared_ptr<const DateReadings> readings;  ///< Null: no dates, or no grammar of dates.
};

}  // namespace pseudo
