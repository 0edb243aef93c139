// The rows of date_forms and dates written in them: made from the table's description of patterns,
// independently of the library's reader and writer.
#pragma once

#include <algorithm>
#include <cstdio>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/dates/calendar.h"
#include "lang/de/german_dates.h"

namespace pseudo::lang::testing_dates {

struct Pattern {
  std::string pattern;
  std::string unit;
  std::string example;
};

inline void PrintTo(const Pattern& pattern, std::ostream* out) { *out << pattern.pattern; }

inline std::vector<Pattern> patterns() {
  std::vector<Pattern> rows;
  const std::string table = file(PSEUDO_SOURCE_DIR "/lexicons/de/grammar/date_forms.tsv");
  std::size_t begin = table.find('\n', table.find("pattern\t")) + 1;
  while (begin < table.size()) {
    const std::size_t end = std::min(table.find('\n', begin), table.size());
    std::vector<std::string> cells;
    std::string cell;
    for (std::size_t i = begin; i <= end; ++i) {
      if (i == end || table[i] == '\t') {
        cells.push_back(cell);
        cell.clear();
      } else {
        cell += table[i];
      }
    }
    if (cells.size() >= 3) rows.push_back({cells[0], cells[1], cells[2]});
    begin = end + 1;
  }
  return rows;
}

inline std::string digits(int number, int width) {
  char out[16];
  std::snprintf(out, sizeof out, "%0*d", width, number);
  return out;
}

/// The date in the pattern; `width` is that of days and months that the pattern leaves open.
inline std::string render(std::string_view pattern, dates::CivilDate date, int width) {
  static const char* kMonths[] = {"Januar",    "Februar", "März",     "April",
                                  "Mai",       "Juni",    "Juli",     "August",
                                  "September", "Oktober", "November", "Dezember"};
  static const char* kOrdinals[] = {"erste",      "zweite",     "dritte",     "vierte",
                                    "fünfte",     "sechste",    "siebte",     "achte",
                                    "neunte",     "zehnte",     "elfte",      "zwölfte",
                                    "dreizehnte", "vierzehnte", "fünfzehnte", "sechzehnte",
                                    "siebzehnte", "achtzehnte", "neunzehnte", "zwanzigste"};
  static const char* kOnes[] = {"ein",   "zwei",   "drei", "vier", "fünf",
                                "sechs", "sieben", "acht", "neun"};
  const auto ordinal = [&](int number) -> std::string {
    if (number <= 20) return kOrdinals[number - 1];
    if (number == 30) return "dreißigste";
    return std::string(kOnes[number % 10 - 1]) + (number > 30 ? "unddreißigste" : "undzwanzigste");
  };
  std::string out;
  while (!pattern.empty()) {
    const auto take = [&pattern](std::string_view token) {
      if (!pattern.starts_with(token)) return false;
      pattern.remove_prefix(token.size());
      return true;
    };
    if (take("{ordinal}")) {
      out += ordinal(date.day);
    } else if (take("{month_ordinal}")) {
      out += ordinal(date.month);
    } else if (take("{day_mark}")) {
      const bool is_teen = date.day / 10 == 1;
      const int last = is_teen ? 0 : date.day % 10;
      out += last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
    } else if (take("{of}")) {
      out += "of";
    } else if (take("MMMM")) {
      out += kMonths[date.month - 1];
    } else if (take("YYYY")) {
      out += digits(date.year, 4);
    } else if (take("YY")) {
      out += digits(date.year % 100, 2);
    } else if (take("DD")) {
      out += digits(date.day, 2);
    } else if (take("MM")) {
      out += digits(date.month, 2);
    } else if (take("D")) {
      out += digits(date.day, width);
    } else if (take("M")) {
      out += digits(date.month, width);
    } else {
      out += pattern[0];
      pattern.remove_prefix(1);
    }
  }
  return out;
}

}  // namespace pseudo::lang::testing_dates
