// Writing, first step: the values of a date after the shift.
#pragma once

#include <vector>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// The values of a date after the shift. The unit of its form determines which of them are set.
struct ShiftedDate {
  int day = 0;
  int month = 0;
  int year = 0;
  int place = 0;  ///< As DateAtom::place.
};

/// The shift of all dates of a document.
struct DocumentShift {
  int days = 0;
  /// By mention: true if none of its dates would change. Its coarse dates and its circular days
  /// then move by one unit in the direction of the shift.
  std::vector<bool> still;
};

/// Clamps the shift to kLongestShift and finds the mentions that it would leave unchanged.
DocumentShift plan_shift(const DateReading& reading, int shift_days);

ShiftedDate shift_date(const DateAtom& atom, const DocumentShift& shift);

/// True if a bare day that takes its month from an anchor is still written without a month after
/// the shift.
bool keeps_anchor_month(const DateReading& reading, const DateAtom& atom,
                        const DocumentShift& shift);

/// True if shifting the atom alone would not change it. `alone`: a shift in which no mention is
/// still.
bool is_still(const DateReading& reading, const DateAtom& atom, const DocumentShift& alone);

/// True if write_atom can move an atom for which is_still() holds.
bool can_be_moved(const DateAtom& atom);

}  // namespace pseudo::lang::dates
