// Which shifts the dates of a scope may get, and which one they get.
#pragma once

#include <functional>
#include <vector>

#include "engine/common/scope_place.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"

namespace pseudo {

/// The shifts among which one is drawn.
struct ShiftChoice {
  std::vector<int> shifts;  ///< Sorted; never empty.
  bool keeps_season = false;
};

/// In shared scopes the shift ignores the dates: whole weeks, and only Season::kKeep keeps seasons.
///
/// Free: all days to both sides up to the bound, but 0 and whole years. In season: within three
/// weeks of one to four whole years; where the text names feasts or calendar weeks, those that keep
/// them true. Of these, none that leaves a day as it was; and those that change every date, if
/// there are 50 of them (26 by whole weeks).
ShiftChoice choose_shifts(const DateReadings& readings, const Options& options,
                          const ScopePlace& scope);

/// Uniform. `fits`: asked of a shift that is drawn; it is drawn again some times.
int draw_shift(const ShiftChoice& choice, const Options& options, bool whole_weeks,
               DrawStream& stream, const std::function<bool(int)>& fits);

/// True for a shift after which day and month recur: 365, 366, 730, 731 ... days either way.
bool is_whole_years(int days);

/// The greatest shift that keeps a season one year away.
inline constexpr int kLeastSeasonBound = 386;

}  // namespace pseudo
