#include "lang/common/dates/search_forms.h"

#include <fmt/format.h>

namespace pseudo::lang::dates {

std::vector<std::string> search_forms(const DateTables& tables, const DateAtom& atom) {
  const int day = *atom.day;
  const int month = *atom.month;
  std::vector<std::string> months;  // in words
  for (const std::uint32_t number : tables.words.of_kind(WordKind::kMonth)) {
    const Word& word = tables.words.word(number);
    if (word.value == month) months.push_back(word.key);
  }
  std::vector<std::string> forms{fmt::format("{} {}", day, month)};
  for (const std::string& name : months) forms.push_back(fmt::format("{} {}", day, name));
  if (!atom.year) return forms;
  const int year = *atom.year;
  forms.push_back(fmt::format("{} {} {}", day, month, year));
  forms.push_back(fmt::format("{} {} {}", day, month, year % 100));
  forms.push_back(fmt::format("{} {} {}", year, month, day));
  forms.push_back(fmt::format("{:04}{:02}{:02}", year, month, day));
  for (const std::string& name : months) {
    forms.push_back(fmt::format("{} {} {}", day, name, year));
    forms.push_back(fmt::format("{} {} {}", day, name, year % 100));
    forms.push_back(fmt::format("{} {} {}", name, day, year));
  }
  return forms;
}

}  // namespace pseudo::lang::dates
