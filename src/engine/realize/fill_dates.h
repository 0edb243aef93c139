// Writes the new texts of dates, moved by the shift of their scope.
#pragma once

#include <string>
#include <vector>

#include "engine/assign/draw_dates.h"
#include "engine/common/scopes.h"
#include "pseudo/language.h"

namespace pseudo {

/// Returns the new texts of the mentions. No date is returned unchanged: dates that the shift does
/// not change get new digits.
std::vector<std::string> write_dates(const DocumentView& view, const DateShift& shift,
                                     Scopes& scopes);

}  // namespace pseudo
