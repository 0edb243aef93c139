// The dates of one scope in two documents, and how far each was moved.
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

/// A date that is a stretch of its own.
struct MovedDate {
  const ReplacedStretch* stretch = nullptr;
  std::size_t number = 0;            ///< Among the readings of the old document.
  std::string_view label;            ///< Its annotation's.
  std::string_view old_text;         ///< Mention::surface
  std::string new_text;              ///< Line breaks as blanks.
  std::optional<std::int64_t> days;  ///< How far it was moved, if both texts name a full date.
};

/// All that get a surrogate in one scope: a run reads them together.
struct DatesOfScope {
  std::unique_ptr<const DateReadings> was;
  std::vector<MovedDate> dates;  ///< In the order of the text.
};

/// Empty without a grammar of dates.
std::vector<DatesOfScope> moved_dates(const Checked& before, const Document& after,
                                      std::span<const ReplacedStretch> stretches,
                                      const EngineSetup& setup);

}  // namespace pseudo
