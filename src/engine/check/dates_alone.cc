#include "engine/check/dates_alone.h"

#include <algorithm>
#include <memory>
#include <set>
#include <span>

#include "text/ascii.h"
#include "text/words.h"

namespace pseudo {
namespace {

constexpr std::int64_t kDaysOfWeek = 7;

bool has_digit(std::string_view text) { return std::ranges::any_of(text, text::is_ascii_digit); }

std::unique_ptr<const DateReadings> readings_of(const std::string& text,
                                                const LanguageModule& language) {
  const Mention mention{Category::kDate, text, {0, text.size()}, {}};
  const std::size_t first = 0;
  return language.read_dates({text, std::span(&mention, 1)}, std::span(&first, 1));
}

std::string moved(const DateReadings& readings, std::int64_t days, std::uint64_t noise) {
  const std::vector<std::string> texts =
      readings.write(static_cast<int>(days), std::span(&noise, 1));
  return texts.empty() ? std::string() : texts.front();
}

std::size_t places_in_year(const DateReadings& readings) {
  constexpr int kMonths = 12;
  constexpr int kDaysOfYear = 365;
  std::set<std::string> places;
  for (int month = 0; month < kMonths; ++month) {
    places.insert(moved(readings, month * kDaysOfYear / kMonths, 0));
  }
  return places.size();
}

}  // namespace

bool is_number_word(std::string_view word) {
  return std::ranges::all_of(word, text::is_ascii_digit);
}

std::vector<std::string_view> words_of_date(std::string_view text) {
  std::vector<std::string_view> words;
  for (auto word = text::next_word(text, 0); word; word = text::next_word(text, word->end)) {
    words.push_back(text.substr(word->begin, word->size()));
  }
  return words;
}

bool has_same_shape(std::string_view a, std::string_view b) {
  return std::ranges::equal(words_of_date(a), words_of_date(b), {}, is_number_word, is_number_word);
}

std::vector<std::string> forms_of_date(const std::string& text, const LanguageModule& language) {
  const auto readings = readings_of(text, language);
  return readings == nullptr ? std::vector<std::string>() : readings->search_forms(0);
}

std::string moved_alone(const std::string& text, std::int64_t days,
                        const LanguageModule& language) {
  const auto readings = readings_of(text, language);
  return readings == nullptr ? std::string() : moved(*readings, days, 0);
}

ReadAlone read_alone(const std::string& text, const LanguageModule& language) {
  const auto readings = readings_of(text, language);
  if (readings == nullptr) return {};
  const std::string next_week = moved(*readings, kDaysOfWeek, 0);
  const auto is_next_week = [&](std::uint64_t noise) {
    return moved(*readings, kDaysOfWeek, noise) == next_week;
  };
  ReadAlone read;
  read.is_date = !next_week.empty() && std::ranges::all_of(kNoises, is_next_week);
  if (!read.is_date) return read;
  std::set<std::string> days;  // words like "neulich" alternate as well, but between few texts
  for (std::int64_t day = 1; day < kDaysOfWeek; ++day) days.insert(moved(*readings, day, 0));
  read.names_day = static_cast<std::int64_t>(days.size()) + 1 == kDaysOfWeek;
  const std::optional<YearRange> years = readings->years(0);
  read.names_year = years.has_value();
  read.years = years.value_or(YearRange());
  if (!read.names_day && !read.names_year) read.places = places_in_year(*readings);
  return read;
}

bool is_other_kind_of_date(const std::string& old_text, const std::string& new_text,
                           const LanguageModule& language) {
  if (has_digit(old_text) && has_same_shape(old_text, new_text)) return false;
  if (has_digit(old_text) && !has_digit(new_text)) return true;
  const ReadAlone was = read_alone(old_text, language);
  if (!was.is_date) return false;
  const ReadAlone is = read_alone(new_text, language);
  if (!is.is_date || (was.names_day && !is.names_day)) return true;
  if (was.names_day) return false;
  if (was.names_year) return !is.names_year;
  constexpr std::size_t kFewestOfMonths = 10;  // two months may have the same text
  const bool was_month = was.places >= kFewestOfMonths;
  return is.names_day || (was_month && !is.names_year && is.places < kFewestOfMonths);
}

}  // namespace pseudo
