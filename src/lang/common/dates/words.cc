#include "lang/common/dates/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::array<std::pair<std::string_view, WordKind>, 26> kWordKinds{{
    {"term", WordKind::kTerm},          {"term_letter", WordKind::kTermLetter},
    {"season", WordKind::kSeason},      {"week", WordKind::kWeek},
    {"iso_week", WordKind::kIsoWeek},   {"quarter_letter", WordKind::kQuarterLetter},
    {"quarter", WordKind::kQuarter},    {"half", WordKind::kHalf},
    {"decade", WordKind::kDecade},      {"clock", WordKind::kClock},
    {"hour_mark", WordKind::kHourMark}, {"iso_time", WordKind::kIsoTime},
    {"iso_zone", WordKind::kIsoZone},   {"ordinal", WordKind::kOrdinal},
    {"relative", WordKind::kRelative},  {"adjective", WordKind::kAdjective},
    {"part", WordKind::kPart},          {"range", WordKind::kRange},
    {"list", WordKind::kList},          {"article", WordKind::kArticle},
    {"plain", WordKind::kPlain},        {"counted", WordKind::kCounted},
    {"feast", WordKind::kFeast},        {"year", WordKind::kYear},
    {"day_mark", WordKind::kDayMark},   {"of", WordKind::kOf},
}};

// Rows of date_words that are endings rather than words. Column `style` names the kind of word that
// takes them.
constexpr std::string_view kEnding = "ending";
constexpr std::string_view kOfStem = "stem";
constexpr std::string_view kOfWeekday = "weekday";

/// The meaning of the columns of a table.
struct Source {
  std::string_view table;
  std::optional<WordKind> kind;  ///< Kind of all its words. If unset, column `kind` holds it.
  std::string_view value;        ///< The column; "" if the words have no value.
  std::string_view style;
  int most;  ///< The highest value; 0 if there is no bound.
};

constexpr std::array<Source, 4> kSources{{
    {"months", WordKind::kMonth, "month", "kind", 12},
    {"weekdays", WordKind::kWeekday, "weekday", "kind", 7},
    {"holidays", WordKind::kHoliday, "", "kind", 0},
    {"date_words", std::nullopt, "value", "style", 0},
}};

Error fault(std::string_view table, std::string_view what) {
  return {ErrorCode::kLexicon, "table " + std::string(table) + ": " + std::string(what)};
}

bool is_stem(WordKind kind) { return kind == WordKind::kOrdinal || kind == WordKind::kAdjective; }

std::optional<int> to_number(std::string_view digits) {
  int value = 0;
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (fault != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

}  // namespace

std::optional<WordKind> find_word_kind(std::string_view name) {
  const auto found = std::ranges::find(kWordKinds, name, [](const auto& row) { return row.first; });
  if (found == kWordKinds.end()) return std::nullopt;
  return found->second;
}

Result<DateWords> DateWords::from(const Lexicons& lexicons) {
  DateWords words;
  for (const Source& source : kSources) {
    if (auto error = words.add_table(lexicons, source.table)) return *std::move(error);
  }
  words.index();
  if (auto error = words.find_missing_names()) return *std::move(error);
  return words;
}

std::optional<Error> DateWords::add_table(const Lexicons& lexicons, std::string_view table_name) {
  const LexiconTable* table = lexicons.table(table_name);
  if (table == nullptr) return fault(table_name, "dates need it");
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    if (auto error = add_row(*table, row)) return error;
  }
  return std::nullopt;
}

std::optional<Error> DateWords::add_row(const LexiconTable& table, std::uint32_t row) {
  const Source& source = *std::ranges::find(kSources, table.name(), &Source::table);
  std::string text(table.cell(row, std::size_t{0}));
  std::string key = text::fold_key(text);
  const std::string_view style = table.cell(row, source.style);
  if (!source.kind && table.cell(row, "kind") == kEnding) {
    if (style != kOfStem && style != kOfWeekday) return fault(source.table, "unknown ending");
    (style == kOfStem ? stem_endings_ : weekday_endings_).push_back(std::move(key));
    return std::nullopt;
  }
  const auto kind = source.kind ? source.kind : find_word_kind(table.cell(row, "kind"));
  if (!kind) return fault(source.table, "unknown kind");
  const auto value = source.value.empty() ? 0 : to_number(table.cell(row, source.value));
  if (!value) return fault(source.table, "a value is not a number");
  if (source.most > 0 && (*value < 1 || *value > source.most)) {
    return fault(source.table, "a value is out of range");
  }
  words_.push_back({.key = std::move(key),
                    .text = std::move(text),
                    .kind = *kind,
                    .value = *value,
                    .style = std::string(style),
                    .ascii = std::string(table.cell(row, "ascii"))});
  return std::nullopt;
}

std::optional<Error> DateWords::find_missing_names() const {
  for (const Source& source : kSources) {
    if (source.kind && of_kind(*source.kind).empty()) continue;  // dates in digits only
    for (int value = 1; value <= source.most; ++value) {
      if (first(*source.kind, "full", value) == nullptr) {
        return fault(source.table, "a full name is missing");
      }
    }
  }
  return std::nullopt;
}

void DateWords::index() {
  std::size_t longest_ending = 0;
  for (const auto& ending : stem_endings_) longest_ending = std::max(longest_ending, ending.size());
  for (std::uint32_t n = 0; n < words_.size(); ++n) {
    const Word& word = words_[n];
    by_key_[word.key].words.push_back(n);
    by_kind_[word.kind].push_back(n);
    longest_ = std::max(longest_, word.key.size() + longest_ending);
    const std::size_t end = word.key.find_first_of(" .'");
    if (word.kind == WordKind::kHoliday && end != std::string::npos) {
      by_key_[word.key.substr(0, end)].begins_holiday = true;
    }
  }
}

std::span<const std::uint32_t> DateWords::of_kind(WordKind kind) const {
  const auto found = by_kind_.find(kind);
  if (found == by_kind_.end()) return {};
  return found->second;
}

const Word* DateWords::first(WordKind kind, std::string_view style, int value) const {
  for (const std::uint32_t n : of_kind(kind)) {
    if (words_[n].value == value && words_[n].style == style) return &words_[n];
  }
  return nullptr;
}

std::size_t DateWords::size_of_ending(std::string_view key) const {
  std::size_t size = 0;
  for (const std::string& ending : stem_endings_) {
    if (key.ends_with(ending)) size = std::max(size, ending.size());
  }
  return size;
}

bool DateWords::is_too_long(std::string_view text) const {
  constexpr std::size_t kMostBytes = 4;  // of a letter that folds to a single byte
  return text.size() > longest_ * kMostBytes;
}

KnownWord DateWords::look_up(std::string_view text) const {
  KnownWord known;
  known.words_ = words_;
  if (is_too_long(text)) return known;
  const std::string key = text::fold_key(text);
  if (const WithKey* whole = by_key_.find(key)) {
    known.whole_ = whole->words;
    known.begins_holiday_ = whole->begins_holiday;
  }
  const std::size_t ending = size_of_ending(key);
  if (ending == 0 || text.size() <= ending) return known;
  if (!text::is_ascii(text.substr(text.size() - ending))) return known;
  const WithKey* stem = by_key_.find(std::string_view(key).substr(0, key.size() - ending));
  if (stem == nullptr) return known;
  known.stems_ = stem->words;
  known.ending_ = static_cast<std::uint32_t>(ending);
  return known;
}

bool DateWords::is_plain_as_written(std::string_view text) const {
  const KnownWord known = look_up(text);
  return std::ranges::any_of(known.whole_, [&](std::uint32_t n) {
    return words_[n].kind == WordKind::kPlain && words_[n].text == text;
  });
}

bool DateWords::is_weekday_ending(std::string_view text) const {
  if (!text::is_ascii(text) || is_too_long(text)) return false;
  return std::ranges::find(weekday_endings_, text::fold_key(text)) != weekday_endings_.end();
}

std::optional<WordMatch> KnownWord::as(WordKind kind) const {
  for (const std::uint32_t n : is_stem(kind) ? stems_ : whole_) {
    if (words_[n].kind != kind) continue;
    return WordMatch{.word = n, .ending = is_stem(kind) ? ending_ : 0};
  }
  return std::nullopt;
}

std::optional<WordMatch> KnownWord::any() const {
  for (const std::uint32_t n : whole_) {
    if (!is_stem(words_[n].kind)) return WordMatch{.word = n};
  }
  return as(WordKind::kAdjective);
}

}  // namespace pseudo::lang::dates
