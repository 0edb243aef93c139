// Completing: numbers whose unit or year is written only once for several of them.
#pragma once

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// "3rd and 4th quarter", "weeks 12 and 13": a bare number that is joined to a counted unit counts
/// the same. Precondition: the atoms are linked.
void complete_counted(DateReading& reading);

/// "May/June 2019", "Q3 and Q4 2019": a part of a year has the year of the part that it is joined
/// to in its mention. Precondition: the atoms are linked.
void complete_parts(std::vector<DateAtom>& atoms);

}  // namespace pseudo::lang::dates
