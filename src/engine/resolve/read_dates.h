// The dates of a document, analyzed once for several stages.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "pseudo/language.h"

namespace pseudo {

/// The analysis of all date mentions of a plan.
struct ReadDates {
  std::vector<std::size_t> mentions;  ///< Indices in Plan::mentions, sorted.
  /// Null if there are no dates or the language has no date grammar.
  std::shared_ptr<const DateReadings> readings;
};

}  // namespace pseudo
