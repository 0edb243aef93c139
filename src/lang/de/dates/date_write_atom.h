// One date expression, shifted and written in its own form.
#pragma once

#include <string>

#include "lang/de/dates/date_reading.h"

namespace pseudo::lang::dates {

/// Appends it to `out`.
void write_atom(const DateTables& tables, const DateReading& reading, const DateAtom& atom,
                int shift_days, std::string& out);

/// A word of the tables in the case of the surface it stands for.
std::string in_case_of(std::string_view surface, const Word& original, const std::string& text);

/// Appends at least `width` digits, with leading zeros. Precondition: not negative.
void append_padded(std::string& out, int number, std::size_t width);

}  // namespace pseudo::lang::dates
