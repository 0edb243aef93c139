// A small set of English date tables, to show that dates need no code of their language.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "lang/common/dates/reading.h"
#include "pseudo/dates.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::testing_dates {

inline std::vector<std::pair<std::string, std::string>> english_tables() {
  return {
      {"months",
       "name\tmonth\tkind\n"
       "January\t1\tfull\nFebruary\t2\tfull\nMarch\t3\tfull\nApril\t4\tfull\nMay\t5\tfull\n"
       "June\t6\tfull\nJuly\t7\tfull\nAugust\t8\tfull\nSeptember\t9\tfull\nOctober\t10\tfull\n"
       "November\t11\tfull\nDecember\t12\tfull\n"
       "Jan\t1\tabbreviation\nFeb\t2\tabbreviation\nMar\t3\tabbreviation\nApr\t4\tabbreviation\n"
       "Jun\t6\tabbreviation\nJul\t7\tabbreviation\nAug\t8\tabbreviation\nSep\t9\tabbreviation\n"
       "Oct\t10\tabbreviation\nNov\t11\tabbreviation\nDec\t12\tabbreviation\n"},
      {"weekdays",
       "name\tweekday\tkind\n"
       "Monday\t1\tfull\nTuesday\t2\tfull\nWednesday\t3\tfull\nThursday\t4\tfull\n"
       "Friday\t5\tfull\nSaturday\t6\tfull\nSunday\t7\tfull\n"
       "Mon\t1\tabbreviation\nSun\t7\tabbreviation\n"},
      {"holidays",
       "name\tkind\n"
       "New Year's Day\tday\nSt. Patrick's Day\tday\nEaster\tplain\nEaster Sunday\tas_plain\n"
       "Christmas\tplain\nBoxing Day\tday\n"},
      {"date_words",
       "word\tkind\tvalue\tstyle\n"
       "th\tending\t0\tstem\ns\tending\t0\tweekday\n"
       "four\tordinal\t4\t\nsix\tordinal\t6\t\nseven\tordinal\t7\t\n"
       "of\tplain\t0\t\nsun\tplain\t0\t\nthe\tarticle\t0\t\non\tarticle\t0\t\n"
       "to\trange\t0\t\nuntil\trange\t0\t\nand\tlist\t0\t\nor\tlist\t0\t\n"
       "week\tweek\t0\t\nquarter\tquarter\t0\t\ncentury\tcounted\t0\t\n"
       "today\trelative\t0\tahead\ntomorrow\trelative\t0\tahead\nnow\trelative\t0\talone\n"
       "soon\trelative\t0\tahead_vague\n"
       "spring\tseason\t0\t\nsummer\tseason\t1\t\nautumn\tseason\t2\t\nwinter\tseason\t3\t\n"
       "hours\tclock\t0\t\ns\tdecade\t0\t\n"},
      {"date_forms",
       "pattern\tunit\n"
       "D MMMM YYYY\tday\nD MMMM\tday\nMMMM D, YYYY\tday\nMMMM D\tday\n{ordinal} {plain} "
       "MMMM\tday\n"
       "D/M/YYYY\tday\nYYYY-MM-DD\tday\nDDMMYYYY\tday\nD\tday\n"
       "M/YYYY\tmonth\nMMMM YYYY\tmonth\nMMMM\tmonth\nYYYY\tyear\nYYYY{decade}\tdecade\n"
       "{week} N\tweek\n{week} N {plain} YYYY\tweek\nN. {quarter} YYYY\tquarter\n"
       "{season} YYYY/YY\tseason\n{season} YYYY\tseason\n{season}\tseason\n"
       "h:mm\ttime\nh:mm {clock}\ttime\n"},
  };
}

inline const DateReader& english_dates() {
  static const DateReader english = *DateReader::from(*Lexicons::from_tsv(english_tables()));
  return english;
}

/// The same tables for tests of single units.
inline const dates::DateTables& english() {
  static const Lexicons lexicons = *Lexicons::from_tsv(english_tables());
  static const dates::DateTables tables{*dates::DateWords::from(lexicons),
                                        *dates::DateForms::from(lexicons)};
  return tables;
}

}  // namespace pseudo::lang::testing_dates
