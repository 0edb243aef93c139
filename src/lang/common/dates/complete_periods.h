// Completing: the periods of coarse forms, and the day that each of them stands for.
#pragma once

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Sets the axis of every coarse atom, joins those of one axis that are linked in a mention to a
/// group, and gives each the year of the next one in its group that has one ("May/June 2019").
/// Precondition: the atoms are linked.
void group_periods(const DateTables& tables, const DocumentView& document, DateReading& reading);

/// Sets period and date of every coarse atom. All of a group stand for one day: that of the nearest
/// finer date that lies in it, else its middle, or the part of it that is named before it
/// ("beginning of May"). Precondition: groups, and the dates of days. Linear, but for searches.
void complete_periods(const DateTables& tables, const DocumentView& document, DateReading& reading);

}  // namespace pseudo::lang::dates
