#include "lang/common/dates/complete.h"

#include "lang/common/dates/complete_counted.h"
#include "lang/common/dates/complete_months.h"
#include "lang/common/dates/complete_periods.h"
#include "lang/common/dates/complete_years.h"
#include "lang/common/dates/kept_months.h"
#include "lang/common/dates/links.h"

namespace pseudo::lang::dates {

void complete(const DateTables& tables, const DocumentView& document, DateReading& reading) {
  std::vector<DateAtom>& atoms = reading.atoms;
  link_atoms(tables, document, reading);
  keep_in_months(tables, document, reading);
  complete_counted(reading);
  group_periods(tables, document, reading);
  const std::vector<std::optional<int>> years = complete_years(atoms);
  for (std::size_t i = 0; i < atoms.size(); ++i) {
    if (!is_day(atoms[i]) || !atoms[i].month) continue;
    atoms[i].date = to_day({.year = *years[i], .month = *atoms[i].month, .day = *atoms[i].day});
  }
  complete_months(years, atoms);
  complete_periods(tables, document, reading);
}

}  // namespace pseudo::lang::dates
