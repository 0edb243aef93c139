// Alternative ways to write a date, for the search for missed mentions.
#pragma once

#include <bitset>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Returns the days of `dates`, and the months, whose ordinals in words may occur in `text`. This
/// is a filter: it misses no ordinal, but may return one that does not occur.
std::bitset<32> ordinals_in(const DateTables& tables, std::span<const DateAtom> dates,
                            std::string_view text);

/// Returns the years of `dates` that `text` may write in words, with these words folded:
/// "zweitausendzwanzig".
std::map<int, std::string> years_in_words(const DateTables& tables, std::span<const DateAtom> dates,
                                          std::string_view text);

/// A day as a text names it, with or without a year.
struct WrittenDay {
  int day = 0;
  int month = 0;
  std::optional<int> year;
};

/// Appends the folded forms of a day to `forms`: day, month and year as numbers in all customary
/// orders, with the year in two digits, with every name of the month, and without a year; the day
/// as an ordinal in words if the document may have it; and the runs of days of the document that
/// include the day.
void add_search_forms(const DateTables& tables, const WrittenDay& date, const DateReading& reading,
                      std::vector<std::string>& forms);

/// Appends the folded forms of a month, term, season or quarter with its year, or of a calendar
/// week with or without a year. Appends nothing for other dates.
void add_search_forms_of_period(const DateTables& tables, const DateAtom& atom,
                                std::vector<std::string>& forms);

}  // namespace pseudo::lang::dates
