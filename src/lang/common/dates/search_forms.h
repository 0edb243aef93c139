// Other ways to write a day, to be looked for in a text.
#pragma once

#include <bitset>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// The numbers whose ordinals in words the text may have, of those that its dates may be written
/// with. It may have others of the same letters.
std::bitset<32> ordinals_in(const DateTables& tables, std::span<const DateAtom> dates,
                            std::string_view text);

/// The years of these dates that the text may write in words, folded: "zweitausendzwanzig".
std::map<int, std::string> years_in_words(const DateTables& tables, std::span<const DateAtom> dates,
                                          std::string_view text);

/// A day as a text names it.
struct WrittenDay {
  int day = 0;
  int month = 0;
  std::optional<int> year;
};

/// Adds folded words: day, month and year in numbers in the orders in use, with the year's last two
/// digits, and with every name of the month; without a year too; the day as an ordinal that the
/// document may have; the runs of the document that name the day.
void add_search_forms(const DateTables& tables, const WrittenDay& date, const DateReading& reading,
                      std::vector<std::string>& forms);

/// The same for a month, term, season or quarter of a year, and for a calendar week with a year or
/// none. Nothing for other dates.
void add_search_forms_of_period(const DateTables& tables, const DateAtom& atom,
                                std::vector<std::string>& forms);

}  // namespace pseudo::lang::dates
