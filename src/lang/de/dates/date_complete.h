// Completion: what dates without a year or month lean on, and how a document writes its dates.
#pragma once

#include "lang/de/dates/date_reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Sees which dates are joined: "12. und 14. Mai", "28.12. - 3.1.2016".
void link_atoms(const DateTables& tables, const DocumentView& document, DateReading& reading);

/// Gives every day its year and month: those of the date it is joined to, else of the nearest
/// fuller one in the text, of two the earlier, else of a fixed year. A day and month lean on a full
/// date if there is one, else on anything with a year. Linear in the dates.
void complete_atoms(DateReading& reading);

Habits observe_habits(const DateTables& tables, const DateReading& reading);

}  // namespace pseudo::lang::dates
