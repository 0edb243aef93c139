#include "lang/common/dates/season_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "lang/common/dates/text_runs.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::array<std::pair<std::string_view, SeasonKind>, 7> kSeasonKinds{{
    {"none", SeasonKind::kNone},
    {"season", SeasonKind::kSeason},
    {"term", SeasonKind::kSeason},
    {"week", SeasonKind::kWeek},
    {"fixed", SeasonKind::kFixed},
    {"easter", SeasonKind::kEaster},
    {"weekday", SeasonKind::kWeekday},
}};

std::optional<int> take_number(std::string_view& cell) {
  int number = 0;
  const auto [end, fault] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
  if (fault != std::errc()) return std::nullopt;
  cell.remove_prefix(static_cast<std::size_t>(end - cell.data()));
  return number;
}

/// "12-25"
bool take_day_of_year(std::string_view& cell, Feast& feast) {
  const auto month = take_number(cell);
  if (!month || !cell.starts_with('-')) return false;
  cell.remove_prefix(1);
  const auto day = take_number(cell);
  if (!day || *month < 1 || *month > 12 || *day < 1 || *day > 31) return false;
  feast.month = *month;
  feast.day = *day;
  return true;
}

bool read_day(std::string_view cell, Feast& feast) {
  switch (feast.kind) {
    case SeasonKind::kFixed:
      return take_day_of_year(cell, feast) && cell.empty();
    case SeasonKind::kEaster:
    case SeasonKind::kWeekday: {
      const auto number = take_number(cell);
      if (!number) return false;
      feast.number = *number;
      if (feast.kind == SeasonKind::kEaster) return cell.empty();
      if (*number < 1 || *number > 7 || !cell.starts_with(' ')) return false;
      cell.remove_prefix(1);
      return take_day_of_year(cell, feast) && cell.empty();
    }
    default:
      return cell.empty();
  }
}

std::optional<Feast> read_feast(std::string_view kind, std::string_view day) {
  for (const auto& [name, value] : kSeasonKinds) {
    if (name != kind) continue;
    Feast feast{.kind = value};
    if (read_day(day, feast)) return feast;
    return std::nullopt;
  }
  return std::nullopt;
}

bool has_inner_capital(std::string_view word) {
  std::size_t pos = 0;
  for (bool first = true; pos < word.size(); first = false) {
    if (text::is_upper(text::next(word, pos)) && !first) return true;
  }
  return false;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    words.push_back(text::fold_key(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

constexpr std::size_t kBeginning = 3;  // letters

/// The first three letters, or fewer, of a folded word or of ASCII letters in any case.
std::size_t beginning(std::string_view word) {
  const auto letter = [&](std::size_t i) {
    return i < word.size() ? static_cast<unsigned char>(word[i]) & 0x1FU : 0U;
  };
  return 32 * (32 * letter(0) + letter(1)) + letter(2);
}

}  // namespace

Day day_of(const Feast& feast, int year) {
  if (feast.kind == SeasonKind::kEaster) return easter(year) + feast.number;
  const Day day = to_day({.year = year, .month = feast.month, .day = feast.day});
  if (feast.kind != SeasonKind::kWeekday) return day;
  return day + wrap(feast.number - weekday(day), 7);
}

Result<SeasonWords> SeasonWords::from(const Lexicons& lexicons) {
  SeasonWords words;
  const LexiconTable* const table = lexicons.table("season_words");
  if (table == nullptr) return words;
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    const std::string_view word = table->cell(row, std::size_t{0});
    const std::string_view match = table->cell(row, "match");
    const auto feast = read_feast(table->cell(row, "kind"), table->cell(row, "day"));
    std::vector<std::string> keys = words_of(word);
    if (!feast || keys.empty() || (match != "word" && match != "begins")) {
      return Error{ErrorCode::kLexicon, "table season_words: a kind, day or match is unknown"};
    }
    Row made{.first = std::move(keys.front()),
             .rest = {},
             .as_written = has_inner_capital(word) && keys.size() == 1 ? std::string(word) : "",
             .begins = match == "begins",
             .feast = *feast};
    made.rest.assign(std::make_move_iterator(keys.begin() + 1),
                     std::make_move_iterator(keys.end()));
    words.add(std::move(made));
  }
  return words;
}

std::size_t SeasonWords::end_of_match(const Row& row, std::string_view text, std::size_t pos,
                                      std::size_t end, std::string_view key) {
  if (!row.as_written.empty() && text.substr(pos, end - pos) != row.as_written) return 0;
  const auto fits = [&](std::string_view word, std::string_view wanted, bool is_last) {
    return is_last && row.begins ? word.starts_with(wanted) : word == wanted;
  };
  if (!fits(key, row.first, row.rest.empty())) return 0;
  for (const std::string& wanted : row.rest) {
    const std::size_t begin = end_of_blanks(text, end);
    const std::size_t next = end_of_word(text, begin);
    if (begin == end || next == begin || next - begin > 4 * wanted.size() + 40) return 0;
    const std::string word = text::fold_key(text.substr(begin, next - begin));
    if (!fits(word, wanted, &wanted == &row.rest.back())) return 0;
    end = next;
  }
  return end;
}

void SeasonWords::add(Row row) {
  if (row.begins && row.first.size() < kBeginning) {
    beginnings_.set();
    short_rows_.push_back(std::move(row));
    return;
  }
  const std::size_t number = beginning(row.first);
  beginnings_.set(number);
  rows_[number].push_back(std::move(row));
}

// A combining mark after the third letter may change it.
bool SeasonWords::may_match(std::string_view word) const {
  return !text::is_ascii(word.substr(0, 4)) || beginnings_.test(beginning(word));
}

SeasonMatch SeasonWords::match(std::string_view text, std::size_t pos, std::size_t end) const {
  constexpr std::size_t kLongest = 80;
  const std::string_view word = text.substr(pos, end - pos);
  if (word.size() > kLongest || !may_match(word)) return {};
  const std::string key = text::fold_key(word);
  SeasonMatch best;
  std::size_t best_size = 0;
  const auto look_at = [&](const Row& row) {
    const std::size_t row_end = end_of_match(row, text, pos, end, key);
    if (row_end == 0) return;
    std::size_t size = row.first.size();
    for (const std::string& more : row.rest) size += more.size() + 1;
    if (size <= best_size) return;
    best = {&row.feast, row_end};
    best_size = size;
  };
  if (const auto rows = rows_.find(beginning(key)); rows != rows_.end()) {
    std::ranges::for_each(rows->second, look_at);
  }
  std::ranges::for_each(short_rows_, look_at);
  return best;
}

}  // namespace pseudo::lang::dates
