// The one shift of all dates of a scope.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/scopes.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

struct ShiftedDates {
  std::vector<std::string> texts;  ///< One for each mention asked for.
  std::size_t weekdays = 0;
  std::size_t holidays = 0;
};

/// New texts of the date mentions (indices into the view). The shift is uniform in whole days
/// within the bound, never 0 nor whole years; by whole weeks where a weekday stands at a date and
/// always in shared scopes. In document scope it is drawn again while any date stays as it was.
/// No date is ever returned as it stood.
ShiftedDates shift_dates(const DocumentView& view, std::span<const std::size_t> mentions,
                         const LanguageModule& language, const Options& options, Scope scope,
                         Scopes& scopes);

/// True for a shift after which day and month recur: 365, 366, 730, 731 ... days either way.
bool is_whole_years(int days);

}  // namespace pseudo
