#include "lang/common/dates/search_forms.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "lang/common/dates/calendar.h"
#include "lang/common/dates/month_names.h"
#include "text/ascii.h"
#include "text/casing.h"

namespace pseudo::lang::dates {

namespace {

std::string join(std::initializer_list<std::string_view> words) {
  constexpr std::size_t kUsualSize = 24;
  std::string form;
  form.reserve(kUsualSize);
  for (const std::string_view word : words) {
    if (!form.empty()) form += ' ';
    form += word;
  }
  return form;
}

// The end of a stem that is equal in all spellings but capitals.
std::string_view plain_end(std::string_view stem) {
  const auto is_plain = [](char c) { return text::is_ascii_lower(c); };
  std::size_t begin = stem.size();
  while (begin > 1 && is_plain(stem[begin - 1])) --begin;
  return stem.substr(begin);
}

bool is_in(std::string_view text, const Word& word) {
  const std::string_view end = plain_end(word.text);
  return text.find(end) != std::string_view::npos ||
         text.find(text::to_upper(end)) != std::string_view::npos;
}

std::bitset<32> those_in(const DateTables& tables, const std::bitset<32>& numbers,
                         std::string_view text) {
  std::bitset<32> found;
  for (const std::uint32_t at : tables.words.of_kind(WordKind::kOrdinal)) {
    const Word& word = tables.words.word(at);
    const auto number = static_cast<std::size_t>(word.value);
    if (number >= numbers.size() || !numbers.test(number)) continue;
    if (is_in(text, word)) found.set(number);
  }
  return found;
}

std::vector<std::string> ordinals_of(const DateTables& tables, int number,
                                     std::string_view ending) {
  std::vector<std::string> words;
  for (const std::uint32_t at : tables.words.of_kind(WordKind::kOrdinal)) {
    const Word& word = tables.words.word(at);
    if (word.value == number) words.push_back(word.key + std::string(ending));
  }
  return words;
}

// "dritten juni 2019", "dritten sechsten"
void add_ordinals(const DateTables& tables, const WrittenDay& date,
                  std::span<const std::string> months, bool has_month_ordinal,
                  std::vector<std::string>& forms) {
  for (const std::string& ending : tables.words.stem_endings()) {
    std::vector<std::string> seconds(months.begin(), months.end());
    if (has_month_ordinal) {
      for (std::string& month : ordinals_of(tables, date.month, ending)) {
        seconds.push_back(std::move(month));
      }
    }
    for (const std::string& day : ordinals_of(tables, date.day, ending)) {
      for (const std::string& month : seconds) {
        forms.push_back(fmt::format("{} {}", day, month));
        if (!date.year) continue;
        forms.push_back(fmt::format("{} {} {}", day, month, *date.year));
        forms.push_back(fmt::format("{} {} {}", day, month, *date.year % 100));
      }
    }
  }
}

// "march 18"; not "april 18", which is a month and its year.
bool is_only_foreign(const DateTables& tables, const Word& month) {
  if (!is_foreign(month)) return false;
  const auto first = tables.words.find(month.key, WordKind::kMonth);
  return first && is_foreign(tables.words.word(first->word));
}

// "18th of march", "march 18th"
void add_marked_days(const DateTables& tables, const WrittenDay& date,
                     std::vector<std::string>& forms) {
  const Word* mark = tables.words.first(WordKind::kDayMark, "", date.day);
  if (mark == nullptr) mark = tables.words.first(WordKind::kDayMark, "", 0);
  if (mark == nullptr) return;
  const std::string day = std::to_string(date.day) + mark->key;
  std::vector<std::string> days;
  for (const std::uint32_t number : tables.words.of_kind(WordKind::kMonth)) {
    const Word& month = tables.words.word(number);
    if (month.value != date.month || !is_foreign(month)) continue;
    days.push_back(fmt::format("{} {}", day, month.key));
    days.push_back(fmt::format("{} {}", month.key, day));
    for (const std::uint32_t of : tables.words.of_kind(WordKind::kOf)) {
      days.push_back(fmt::format("{} {} {}", day, tables.words.word(of).key, month.key));
    }
  }
  for (std::string& one : days) {
    if (date.year) forms.push_back(fmt::format("{} {}", one, *date.year));
    forms.push_back(std::move(one));
  }
}

// "14ten maerz"
void add_days_with_endings(const DateTables& tables, const WrittenDay& date,
                           std::span<const std::string> months, std::vector<std::string>& forms) {
  for (const std::uint32_t number : tables.words.of_kind(WordKind::kDayMark)) {
    const Word& mark = tables.words.word(number);
    if (mark.style.empty() || (mark.value != 0 && mark.value != date.day)) continue;
    for (const std::string& month : months) {
      forms.push_back(fmt::format("{}{} {}", date.day, mark.key, month));
      if (date.year) forms.push_back(fmt::format("{} {}", forms.back(), *date.year));
    }
  }
}

// "14mar2020", "04mar20"
void add_joined_months(const WrittenDay& date, std::span<const std::string> months,
                       std::vector<std::string>& forms) {
  if (!date.year) return;
  constexpr int kTwoDigits = 10;
  const std::string d = std::to_string(date.day);
  for (const std::string& month : months) {
    for (const std::string& year :
         {std::to_string(*date.year), fmt::format("{:02}", *date.year % 100)}) {
      forms.push_back(d + month + year);
      if (date.day < kTwoDigits) forms.push_back('0' + forms.back());
    }
  }
}

// "tue apr 3", "tuesday april 3 2018": programs write the weekday before an English month.
void add_days_behind_weekdays(const DateTables& tables, const WrittenDay& date,
                              std::vector<std::string>& forms) {
  if (!date.year) return;
  const int weekday_of_date = weekday(to_day({*date.year, date.month, date.day}));
  for (const std::uint32_t at : tables.words.of_kind(WordKind::kWeekday)) {
    const Word& day = tables.words.word(at);
    if (day.value != weekday_of_date || !is_foreign(day)) continue;
    for (const std::uint32_t number : tables.words.of_kind(WordKind::kMonth)) {
      const Word& month = tables.words.word(number);
      if (month.value != date.month || !is_foreign(month)) continue;
      forms.push_back(fmt::format("{} {} {}", day.key, month.key, date.day));
      forms.push_back(fmt::format("{} {}", forms.back(), *date.year));
    }
  }
}

// "14 maerz zweitausendzwanzig"
void add_years_in_words(const DateTables& tables, const WrittenDay& date,
                        const DateReading& reading, std::vector<std::string>& forms) {
  if (!date.year) return;
  const auto in_words = reading.years_in_words.find(*date.year);
  if (in_words == reading.years_in_words.end()) return;
  const std::size_t without_year = forms.size();
  for (std::size_t i = 0; i < without_year; ++i) {
    const std::string_view form = forms[i];
    const bool ends_in_month =
        std::ranges::any_of(tables.words.of_kind(WordKind::kMonth), [&](std::uint32_t number) {
          const Word& month = tables.words.word(number);
          return month.value == date.month && form.ends_with(month.key);
        });
    if (ends_in_month) forms.push_back(fmt::format("{} {}", form, in_words->second));
  }
}

// "2014", "14". For a time of the year that spans two years: "2014 15", "2014 2015", "14 15".
std::vector<std::string> spellings_of_year(int year, bool lies_in_two) {
  constexpr int kCentury = 100;
  const std::string whole = std::to_string(year);
  const std::string two_digits = fmt::format("{:02}", year % kCentury);
  std::vector<std::string> spellings = {whole, two_digits};
  if (!lies_in_two) return spellings;
  const std::string next = fmt::format("{:02}", (year + 1) % kCentury);
  for (const std::string& first : {whole, two_digits}) {
    spellings.push_back(join({first, next}));
  }
  spellings.push_back(join({whole, std::to_string(year + 1)}));
  return spellings;
}

// "ws 2014 15", "ws14 15", "sommer 2016"
void add_named_times(const DateTables& tables, WordKind kind, int place, int year,
                     std::vector<std::string>& forms) {
  constexpr std::size_t kAbbreviation =
      6;  // bytes: names up to this size may be joined to the year without a blank
  constexpr int kSecondTerm = 1;
  constexpr int kFourthSeason = 3;
  const bool lies_in_two = place == (kind == WordKind::kTerm ? kSecondTerm : kFourthSeason);
  const std::vector<std::string> years = spellings_of_year(year, lies_in_two);
  for (const std::uint32_t at : tables.words.of_kind(kind)) {
    const Word& word = tables.words.word(at);
    if (word.value != place) continue;
    for (const std::string& spelling : years) {
      forms.push_back(join({word.key, spelling}));
      if (word.key.size() < kAbbreviation) forms.push_back(word.key + spelling);
    }
  }
}

// "kw 32", "kw32", "32 kw", "32 kw 2019"
void add_numbered_times(const DateTables& tables, WordKind kind, int place, std::optional<int> year,
                        std::vector<std::string>& forms) {
  const std::string number = std::to_string(place + 1);
  for (const std::uint32_t at : tables.words.of_kind(kind)) {
    const std::string& word = tables.words.word(at).key;
    const std::array<std::string, 3> ways = {join({word, number}), word + number,
                                             join({number, word})};
    for (const std::string& way : ways) {
      if (kind == WordKind::kWeek || kind == WordKind::kIsoWeek) forms.push_back(way);
      if (!year) continue;
      for (const std::string& spelling : spellings_of_year(*year, false)) {
        forms.push_back(join({way, spelling}));
      }
    }
  }
}

void add_months(const DateTables& tables, int month, int year, std::vector<std::string>& forms) {
  forms.push_back(fmt::format("{} {}", month, year));
  forms.push_back(fmt::format("{} {}", year, month));
  for (const std::uint32_t number : tables.words.of_kind(WordKind::kMonth)) {
    const Word& word = tables.words.word(number);
    if (word.value != month) continue;
    forms.push_back(fmt::format("{} {}", word.key, year));
    // After a foreign name it would be a day: "March 18".
    constexpr int kCentury = 100;
    constexpr int kLastDay = 31;
    const int two_digits = year % kCentury;
    const bool may_be_day = two_digits <= kLastDay && is_only_foreign(tables, word);
    if (!may_be_day) forms.push_back(fmt::format("{} {:02}", word.key, two_digits));
  }
}

bool names(const DayRun& run, const WrittenDay& date) {
  return std::ranges::any_of(run.days, [&](const DayOfRun& day) {
    const bool is_year = !day.year || !date.year || *day.year == *date.year;
    return day.day == date.day && day.month == date.month && is_year;
  });
}

std::vector<std::string> month_words(const DateTables& tables, int month) {
  std::vector<std::string> months;
  for (const std::uint32_t number : tables.words.of_kind(WordKind::kMonth)) {
    const Word& word = tables.words.word(number);
    if (word.value == month) months.push_back(word.key);
  }
  return months;
}

// "may 7": other languages write the month before the day.
void add_foreign_months(const DateTables& tables, const WrittenDay& date,
                        std::vector<std::string>& forms) {
  for (const std::uint32_t number : tables.words.of_kind(WordKind::kMonth)) {
    const Word& word = tables.words.word(number);
    if (word.value != date.month || !is_only_foreign(tables, word)) continue;
    forms.push_back(fmt::format("{} {}", word.key, date.day));
  }
}

void add_forms_with_year(const WrittenDay& date, const std::vector<std::string>& months,
                         std::vector<std::string>& forms) {
  const int year = *date.year;
  const std::string d = std::to_string(date.day);
  const std::string m = std::to_string(date.month);
  const std::string y = std::to_string(year);
  const std::string short_y = std::to_string(year % 100);
  forms.push_back(join({d, m, y}));
  forms.push_back(join({d, m, short_y}));
  forms.push_back(join({y, m, d}));
  forms.push_back(fmt::format("{:04}{:02}{:02}", year, date.month, date.day));
  forms.push_back(fmt::format("{:02}{:02}{:04}", date.day, date.month, year));
  // As in file names. Elsewhere the sweep ignores leading zeros of days and months.
  forms.push_back(fmt::format("{:02}{:02}{:02}", year % 100, date.month, date.day));
  forms.push_back(fmt::format("{:02}{:02}{:02}", date.day, date.month, year % 100));
  forms.push_back(join({short_y, m, d}));
  constexpr int kMonths = 12;
  if (date.day > kMonths) {
    forms.push_back(join({m, d, y}));
    forms.push_back(join({m, d, short_y}));
  }
  for (const std::string& name : months) {
    forms.push_back(join({d, name, y}));
    forms.push_back(join({d, name, short_y}));
    forms.push_back(join({name, d, y}));
    forms.push_back(join({y, name, d}));
  }
}

}  // namespace

std::bitset<32> ordinals_in(const DateTables& tables, std::span<const DateAtom> dates,
                            std::string_view text) {
  constexpr std::bitset<32> kMonths = 0x1FFE;  // 1 to 12
  std::bitset<32> days;
  for (const DateAtom& date : dates) {
    if (date.day && *date.day > 0 && *date.day < 32) days.set(static_cast<std::size_t>(*date.day));
  }
  const std::bitset<32> found = those_in(tables, days, text);
  return found.none() ? found : found | those_in(tables, kMonths, text);
}

std::map<int, std::string> years_in_words(const DateTables& tables, std::span<const DateAtom> dates,
                                          std::string_view text) {
  std::map<int, std::string> years;
  std::set<int> looked_for;
  for (const DateAtom& date : dates) {
    if (!date.year || !date.day || !looked_for.insert(*date.year).second) continue;
    for (const std::uint32_t number : tables.words.of_kind(WordKind::kYear)) {
      const Word& word = tables.words.word(number);
      if (word.value == *date.year && is_in(text, word)) years.try_emplace(*date.year, word.key);
    }
  }
  return years;
}

void add_search_forms(const DateTables& tables, const WrittenDay& date, const DateReading& reading,
                      std::vector<std::string>& forms) {
  const std::bitset<32>& ordinals = reading.ordinals;
  const int day = date.day;
  const std::vector<std::string> months = month_words(tables, date.month);
  add_foreign_months(tables, date, forms);
  forms.push_back(fmt::format("{} {}", day, date.month));
  for (const std::string& name : months) forms.push_back(fmt::format("{} {}", day, name));
  if (day > 0 && day < 32 && ordinals.test(static_cast<std::size_t>(day))) {
    add_ordinals(tables, date, months, ordinals.test(static_cast<std::size_t>(date.month)), forms);
  }
  if (reading.runs.has_day_marks) {
    add_marked_days(tables, date, forms);
    add_days_with_endings(tables, date, months, forms);
  }
  if (reading.runs.has_joined_months) add_joined_months(date, months, forms);
  add_years_in_words(tables, date, reading, forms);
  for (const DayRun& run : reading.runs.runs) {
    if (names(run, date)) forms.push_back(run.text);
  }
  if (date.year) add_forms_with_year(date, months, forms);
  if (date.year) add_days_behind_weekdays(tables, date, forms);
}

void add_search_forms_of_period(const DateTables& tables, const DateAtom& atom,
                                std::vector<std::string>& forms) {
  switch (atom.form->unit) {
    case Unit::kMonth:
      if (atom.month && atom.year) add_months(tables, *atom.month, *atom.year, forms);
      return;
    case Unit::kTerm:
      if (atom.year) add_named_times(tables, WordKind::kTerm, atom.place, *atom.year, forms);
      return;
    case Unit::kSeason:
      if (atom.year) add_named_times(tables, WordKind::kSeason, atom.place, *atom.year, forms);
      return;
    case Unit::kWeek:
      return add_numbered_times(tables, WordKind::kWeek, atom.place, atom.year, forms);
    case Unit::kQuarter:
      if (!atom.year) return;
      add_numbered_times(tables, WordKind::kQuarter, atom.place, atom.year, forms);
      return add_numbered_times(tables, WordKind::kQuarterLetter, atom.place, atom.year, forms);
    default:
      return;
  }
}

}  // namespace pseudo::lang::dates
