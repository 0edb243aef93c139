// Writing: one shifted date expression in its original form.
#pragma once

#include <string>

#include "lang/common/dates/reading.h"
#include "lang/common/dates/shift.h"

namespace pseudo::lang::dates {

/// Appends the shifted atom to `out`. A bare day that moves to another month is written with that
/// month, in the form of the date that it took its month from. A part of a year that took its year
/// from another atom ("May/June 2019") and moves to another year is written with that year.
void write_atom(const DateTables& tables, const DateReading& reading, const DateAtom& atom,
                const DocumentShift& shift, std::string& out);

}  // namespace pseudo::lang::dates
