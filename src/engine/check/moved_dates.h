// The dates of one scope in two documents, and the number of days by which each was shifted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/common/setup.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// A date mention that is exactly one stretch.
struct MovedDate {
  const ReplacedStretch* stretch = nullptr;
  std::size_t number = 0;     ///< Index into the readings of the old document.
  std::string_view label;     ///< The label of its annotation.
  std::string_view old_text;  ///< Mention::surface
  std::string new_text;       ///< Line breaks replaced by blanks.
  /// The shift in days if both texts are full dates.
  std::optional<std::int64_t> days;
};

/// All dates of one scope that get a surrogate; they are read together, as in a run.
struct DatesOfScope {
  std::unique_ptr<const DateReadings> was;
  std::vector<MovedDate> dates;  ///< In text order.
};

/// Returns the dates by scope; nothing if the language has no date grammar.
std::vector<DatesOfScope> moved_dates(const Checked& before, const Document& after,
                                      std::span<const ReplacedStretch> stretches,
                                      const EngineSetup& setup);

}  // namespace pseudo
