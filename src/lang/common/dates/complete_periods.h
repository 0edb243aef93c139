// Completing: the periods of coarse dates ("May 2019"), and the day that represents each of them.
#pragma once

#include "lang/common/dates/reading.h"
#include "pseudo/language.h"

namespace pseudo::lang::dates {

/// Sets the axis of every coarse atom and groups those of one axis that are linked within a mention
/// ("May/June 2019"). An atom without a year gets the year of the next atom of its group that has
/// one. Precondition: the atoms are linked.
void group_periods(const DateTables& tables, const DocumentView& document, DateReading& reading);

/// Sets period and date of every coarse atom. One day represents all atoms of a group: the nearest
/// finer date within the group if there is one, else the middle of the group, or of the part that
/// the text names before it ("beginning of May"). Precondition: group_periods() has run, and days
/// have dates. Cost: linear, except for binary searches.
void complete_periods(const DateTables& tables, const DocumentView& document, DateReading& reading);

}  // namespace pseudo::lang::dates
