// Writing: one date expression, shifted, in its own form.
#pragma once

#include <string>

#include "lang/common/dates/reading.h"
#include "lang/common/dates/shift.h"

namespace pseudo::lang::dates {

/// Appends it to `out`. A bare day that leaves the month it had is written with the new month, in
/// the way of the date that it takes its month from; a part of a year ("May/June 2019") that leaves
/// the year it had from another with its year.
void write_atom(const DateTables& tables, const DateReading& reading, const DateAtom& atom,
                const DocumentShift& shift, std::string& out);

}  // namespace pseudo::lang::dates
