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
  std::size_t candidates = 0;  ///< Among so many the shift was drawn; 0: it is fixed.
  bool keeps_season = false;
  std::vector<std::uint64_t> noise;  ///< By mention, for digits of what could not be read.
};

/// The shift is uniform among those of choose_shifts (draw_shift.h); by whole weeks if a weekday is
/// next to a date, and always in shared scopes. In document scope it is drawn again while any date
/// stays as it was or becomes a listed one, which a fixed shift may do by chance. `known`: null
/// without lists.
DateShift draw_date_shift(const DocumentView& view, std::vector<std::size_t> mentions,
                          std::shared_ptr<const DateReadings> readings, const Options& options,
                          const ScopePlace& scope, Scopes& scopes,
                          const KnownStrings* known = nullptr);

}  // namespace pseudo
