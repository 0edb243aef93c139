// Selects the shifts that the dates of a scope may get, and draws one of them.
#pragma once

#include <functional>
#include <vector>

#include "engine/common/scope_place.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"

namespace pseudo {

/// The shifts from which one is drawn, in days.
struct ShiftChoice {
  std::vector<int> shifts;  ///< Sorted; never empty.
  bool keeps_season = false;
};

/// Returns the shifts that the dates of a scope may get. In shared scopes they do not depend on the
/// dates: all are whole weeks, and the season is kept only under Season::kKeep.
///
/// If the season is not kept: all shifts up to the bound in both directions, except 0 and whole
/// years. If it is kept: shifts within three weeks of one to four whole years; or, if the text
/// names holidays or calendar weeks, the shifts under which those names remain correct. In both
/// cases shifts that leave some day unchanged are excluded. Shifts that leave a coarser date
/// (month, year ...) unchanged are also excluded if at least 50 shifts remain (26 if only whole
/// weeks are allowed).
ShiftChoice choose_shifts(const DateReadings& readings, const Options& options,
                          const ScopePlace& scope);

/// Draws uniformly. If `fits` returns false for the drawn shift, draws again, a limited number of
/// times; the last shift drawn is then returned although it does not fit.
int draw_shift(const ShiftChoice& choice, const Options& options, bool keeps_weekdays,
               DrawStream& stream, const std::function<bool(int)>& fits);

/// True if the shift preserves day and month: 365, 366, 730, 731 ... days in either direction.
bool is_whole_years(int days);

/// The least bound that allows all shifts of one year within three weeks, in days.
inline constexpr int kLeastSeasonBound = 386;

}  // namespace pseudo
