// Writing, first step: what a date says after the shift.
#pragma once

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// The values of a date after the shift. Which ones are set depends on the unit of its form.
struct ShiftedDate {
  int day = 0;
  int month = 0;
  int year = 0;
  int place = 0;  ///< As DateAtom::place.
};

/// Days move exactly, larger units by the nearest number of their own steps, at least one.
ShiftedDate shift_date(const DateAtom& atom, int shift_days);

}  // namespace pseudo::lang::dates
