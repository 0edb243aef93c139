// Writing, first step: what a date says after the shift.
#pragma once

#include <vector>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// The values of a date after the shift. Which ones are set depends on the unit of its form.
struct ShiftedDate {
  int day = 0;
  int month = 0;
  int year = 0;
  int place = 0;  ///< As DateAtom::place.
};

/// A shift of all dates of a document.
struct DocumentShift {
  int days = 0;
  /// By mention: its dates would all say what they said, so those that are coarse, and bare days
  /// that nothing completes, move by one unit in the direction of the shift.
  std::vector<bool> still;
};

/// Clamps the shift.
DocumentShift plan_shift(const DateReading& reading, int shift_days);

ShiftedDate shift_date(const DateAtom& atom, const DocumentShift& shift);

/// True if a bare day that leans on another date is written without its month after the shift.
bool keeps_anchor_month(const DateReading& reading, const DateAtom& atom,
                        const DocumentShift& shift);

/// True if the atom, shifted by itself, would say what it said. `alone`: with no mention still.
bool is_still(const DateReading& reading, const DateAtom& atom, const DocumentShift& alone);

/// True if write_atom can move an atom that is still.
bool can_be_moved(const DateAtom& atom);

}  // namespace pseudo::lang::dates
