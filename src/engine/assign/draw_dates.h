// Draws the shift that all dates of one scope share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/common/scopes.h"
#include "engine/forms/known_strings.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// The date mentions of one scope, their readings and their shift.
struct DateShift {
  ScopePlace scope = {};
  std::vector<std::size_t> mentions;             ///< Indices into the document view.
  std::shared_ptr<const DateReadings> readings;  ///< Null if the language has no date grammar.
  int days = 0;
  std::size_t candidates = 0;  ///< The number of shifts among which it was drawn; 0: it is fixed.
  bool keeps_season = false;
  /// By mention: random bits for the digits of dates that could not be read.
  std::vector<std::uint64_t> noise;
};

/// Draws the shift of the dates of one scope, uniformly among those of choose_shifts
/// (draw_shift.h): in whole weeks if a weekday is beside a date, and always in shared scopes. In
/// other scopes the draw is repeated while a date remains unchanged or becomes a listed one, as far
/// as possible; a fixed shift may have these effects by chance. `known`: null if there are no
/// lists.
DateShift draw_date_shift(const DocumentView& view, std::vector<std::size_t> mentions,
                          std::shared_ptr<const DateReadings> readings, const Options& options,
                          const ScopePlace& scope, Scopes& scopes,
                          const KnownStrings* known = nullptr);

}  // namespace pseudo
