#include "lang/de/dates/date_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <numeric>
#include <utility>

#include "text/fold.h"
#include "text/short_strings.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::array<std::pair<std::string_view, WordKind>, 24> kKinds{{
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
}};

/// Bytes of the ending -e, -en, -er, -es or -em; 0 without one.
std::size_t size_of_ending(std::string_view key) {
  if (key.ends_with('e')) return 1;
  const bool two = key.size() > 1 && key[key.size() - 2] == 'e';
  return two && std::string_view("nrsm").find(key.back()) != std::string_view::npos ? 2 : 0;
}
constexpr std::size_t kLongestEnding = 2;
constexpr std::string_view kAbbreviation = "abbreviation";
constexpr std::string_view kVague = "ahead_vague";

constexpr std::size_t kBeginning = 4;  // letters

/// The first letters of a word, or all of a short one.
std::uint32_t first_letters(std::string_view word) {
  std::uint32_t letters = 0;
  if (word.size() >= kBeginning) {
    std::memcpy(&letters, word.data(), kBeginning);
  } else {
    letters = static_cast<std::uint32_t>(text::short_strings::load_few(word));
  }
  return letters;
}

/// A hash (14 bits), equal for upper and lower case ASCII letters.
std::size_t hash(std::uint32_t letters) {
  constexpr std::uint32_t kCaseless = 0x1F1F1F1F;
  constexpr std::uint32_t kFactor = 0x9E3779B1;  // 2^32 by the golden ratio
  return ((letters & kCaseless) * kFactor) >> 18U;
}

bool is_stem(WordKind kind) { return kind == WordKind::kOrdinal || kind == WordKind::kAdjective; }

std::optional<int> number(std::string_view digits) {
  int value = 0;
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (fault != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

/// True when one letter more, less or other, or two exchanged, makes the keys equal.
bool one_slip_apart(std::string_view a, std::string_view b) {
  if (a.size() < b.size()) std::swap(a, b);
  if (a.size() - b.size() > 1) return false;
  std::size_t i = 0;
  while (i < b.size() && a[i] == b[i]) ++i;
  if (a.size() > b.size()) return a.substr(i + 1) == b.substr(i);
  if (i == a.size() || a.substr(i + 1) == b.substr(i + 1)) return true;
  return i + 1 < a.size() && a[i] == b[i + 1] && a[i + 1] == b[i] &&
         a.substr(i + 2) == b.substr(i + 2);
}

}  // namespace

std::optional<WordKind> find_word_kind(std::string_view name) {
  const auto found = std::ranges::find(kKinds, name, [](const auto& row) { return row.first; });
  if (found == kKinds.end()) return std::nullopt;
  return found->second;
}

bool takes_dot(const Word& month) {
  constexpr std::size_t kLongestAbbreviation = 4;
  if (month.style == "regional") return month.key.size() <= kLongestAbbreviation;
  return month.style.ends_with("abbreviation") || month.style == "roman";
}

Result<DateWords> DateWords::from(const Lexicons& lexicons) {
  DateWords words;
  for (auto fault : {words.add_table(lexicons, "months", "month", "kind", WordKind::kMonth),
                     words.add_table(lexicons, "weekdays", "weekday", "kind", WordKind::kWeekday),
                     words.add_table(lexicons, "holidays", "", "kind", WordKind::kHoliday),
                     words.add_table(lexicons, "date_words", "value", "style", std::nullopt)}) {
    if (fault) return *std::move(fault);
  }
  words.index();
  return words;
}

std::optional<Error> DateWords::add_table(const Lexicons& lexicons, std::string_view table_name,
                                          std::string_view value_column,
                                          std::string_view style_column,
                                          std::optional<WordKind> kind) {
  const auto fault = [table_name](std::string_view what) {
    return Error{ErrorCode::kLexicon,
                 "table " + std::string(table_name) + ": " + std::string(what)};
  };
  const LexiconTable* table = lexicons.table(table_name);
  if (table == nullptr) return fault("German dates need it");
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    const auto row_kind = kind ? kind : find_word_kind(table->cell(row, "kind"));
    if (!row_kind) return fault("a kind that is none");
    const auto value = value_column.empty() ? 0 : number(table->cell(row, value_column));
    if (!value) return fault("a cell that is no number");
    if (row_kind == WordKind::kMonth && (*value < 1 || *value > 12)) return fault("no month");
    if (row_kind == WordKind::kWeekday && (*value < 1 || *value > 7)) return fault("no weekday");
    std::string text(table->cell(row, std::size_t{0}));
    words_.push_back({.key = text::fold_key(text),
                      .text = std::move(text),
                      .kind = *row_kind,
                      .value = *value,
                      .style = std::string(table->cell(row, style_column))});
  }
  for (int month = 1; kind == WordKind::kMonth && month <= 12; ++month) {
    if (first(WordKind::kMonth, "full", month) == nullptr) return fault("a month is missing");
  }
  for (int day = 1; kind == WordKind::kWeekday && day <= 7; ++day) {
    if (first(WordKind::kWeekday, "full", day) == nullptr) return fault("a weekday is missing");
  }
  return std::nullopt;
}

void DateWords::index() {
  by_key_.resize(words_.size());
  std::iota(by_key_.begin(), by_key_.end(), 0U);
  std::ranges::stable_sort(
      by_key_, {}, [this](auto n) -> const auto& { return words_[n].key; });
  for (std::uint32_t i = 0; i < by_key_.size(); ++i) {
    if (keys_.enter(words_[by_key_[i]].key).second) first_with_.push_back(i);
  }
  first_with_.push_back(static_cast<std::uint32_t>(by_key_.size()));
  for (const Word& word : words_) {
    if (word.kind == WordKind::kArticle) article_beginnings_.set(hash(first_letters(word.key)));
    longest_ = std::max(longest_, word.key.size());
    if (word.kind == WordKind::kWeekday || word.kind == WordKind::kHoliday) index_day_name(word);
  }
}

void DateWords::index_day_name(const Word& word) {
  const std::string_view first_word =
      std::string_view(word.key).substr(0, word.key.find_first_of(" ."));
  day_beginnings_.set(hash(first_letters(first_word)));
  if (first_word.size() > 1) day_pairs_.set(pair(first_word[0], first_word[1]));
  const bool several_words = first_word.size() < word.key.size();
  if (several_words) holiday_beginnings_.set(hash(first_letters(first_word)));
  // Longer words begin with it, in all ways: see find_weekday_in.
  const bool begins_others = word.kind == WordKind::kWeekday && word.style != kAbbreviation;
  if (!begins_others || word.key.size() >= kBeginning) return;
  day_beginnings_.set();
  day_pairs_.set();
}

std::span<const std::uint32_t> DateWords::with_key(std::string_view key) const {
  const auto number = keys_.find(key);
  if (!number) return {};
  const std::size_t first = first_with_[*number];
  return std::span(by_key_).subspan(first, first_with_[*number + 1] - first);
}

KnownWord DateWords::look_up(std::string_view text) const {
  KnownWord known;
  known.words_ = &words_;
  // A fold shortens no letter to less than a quarter of its bytes.
  if (text.size() > (longest_ + kLongestEnding) * 4) return known;
  const std::string key = text::fold_key(text);
  known.whole_ = with_key(key);
  const std::size_t ending = size_of_ending(key);
  if (ending == 0 || text.size() <= ending) return known;
  if (!text::is_ascii(text.substr(text.size() - ending))) return known;
  known.stems_ = with_key(std::string_view(key).substr(0, key.size() - ending));
  known.ending_ = static_cast<std::uint32_t>(ending);
  return known;
}

bool DateWords::is_article(std::string_view word) const {
  if (word.size() > 1 && !may_begin(article_beginnings_, word)) return false;  // the mass of words
  const auto found = look_up(word).any();
  return found && words_[found->word].kind == WordKind::kArticle;
}

std::optional<WordMatch> KnownWord::as(WordKind kind) const {
  for (const std::uint32_t n : is_stem(kind) ? stems_ : whole_) {
    if ((*words_)[n].kind == kind)
      return WordMatch{.word = n, .ending = is_stem(kind) ? ending_ : 0};
  }
  return std::nullopt;
}

std::optional<WordMatch> KnownWord::any() const {
  for (const std::uint32_t n : whole_) {
    if (!is_stem((*words_)[n].kind)) return WordMatch{.word = n};
  }
  return as(WordKind::kAdjective);
}

std::optional<std::uint32_t> DateWords::find_weekday_in(std::string_view text) const {
  if (text.size() > longest_ * 4) return std::nullopt;
  const std::string key = text::fold_key(text);
  for (std::uint32_t n = 0; n < words_.size(); ++n) {
    const Word& word = words_[n];
    if (word.kind != WordKind::kWeekday || word.style == kAbbreviation) continue;
    if (!key.starts_with(word.key) || !text::is_ascii(text.substr(0, word.key.size()))) continue;
    const std::string_view rest = text.substr(word.key.size());
    if (rest == "s" || rest == "S" || look_up(rest).any()) return n;
  }
  return std::nullopt;
}

std::optional<std::uint32_t> DateWords::find_misspelled_month(std::string_view text) const {
  constexpr std::size_t kShortest = 5;
  constexpr std::size_t kLongest = 12;
  if (text.size() < kShortest || text.size() > kLongest) return std::nullopt;
  const std::string key = text::fold_key(text);
  for (std::uint32_t n = 0; n < words_.size() && words_[n].kind == WordKind::kMonth; ++n) {
    if (words_[n].key.size() >= kShortest && one_slip_apart(key, words_[n].key)) return n;
  }
  return std::nullopt;
}

const Word* DateWords::first(WordKind kind, std::string_view style, int value) const {
  const auto found = std::ranges::find_if(words_, [&](const Word& word) {
    return word.kind == kind && word.value == value && word.style == style;
  });
  return found == words_.end() ? nullptr : &*found;
}

const Word& DateWords::other(const Word& like, int value) const {
  if (const Word* word = first(like.kind, like.style, value)) return *word;
  const auto any = std::ranges::find_if(
      words_, [&](const Word& word) { return word.kind == like.kind && word.value == value; });
  return any == words_.end() ? like : *any;
}

const Word& DateWords::rotated(const Word& word, std::uint64_t steps) const {
  std::vector<const Word*> group;
  std::size_t place = 0;
  for (const Word& candidate : words_) {
    if (candidate.kind != word.kind || candidate.style != word.style) continue;
    if (&candidate == &word) place = group.size();
    group.push_back(&candidate);
  }
  if (group.size() < 2) {  // "heuer" has no fellow: "bald" says as little
    place = group.size() - 1;
    for (const Word& candidate : words_) {
      if (candidate.kind == word.kind && candidate.style == kVague) group.push_back(&candidate);
    }
  }
  if (group.size() < 2) return word;
  return *group[(place + 1 + steps % (group.size() - 1)) % group.size()];
}

DateWords::Circle DateWords::circle_of(const Word& holiday) const {
  constexpr std::string_view kAs = "as_";
  std::string_view style = holiday.style;
  const bool as_another = style.starts_with(kAs);
  if (as_another) style.remove_prefix(kAs.size());
  Circle circle;
  for (const Word& word : words_) {
    const bool own = &word == &holiday;
    if (own) circle.place = circle.words.size();
    if (own && as_another && circle.place > 0) --circle.place;
    if (word.kind == WordKind::kHoliday && word.style == style) circle.words.push_back(&word);
  }
  return circle;
}

std::optional<DateWords::LongName> DateWords::long_holiday(std::string_view text, std::size_t pos,
                                                           std::size_t end) const {
  constexpr int kFurtherWords = 3;
  constexpr std::string_view kMarks = ".-";
  if (!may_begin_holiday(text.substr(pos, end - pos))) return std::nullopt;
  std::optional<LongName> longest;
  for (int i = 0; i < kFurtherWords && end < text.size(); ++i) {
    if (kMarks.find(text[end]) != std::string_view::npos) ++end;
    if (end >= text.size() || text[end] != ' ') break;
    std::size_t next = end + 1;
    for (std::size_t at = next; at < text.size();) {
      const char32_t c = text::next(text, at);
      if (!text::is_letter(c) && !text::is_mark(c)) break;
      next = at;
    }
    if (next == end + 1) break;
    end = next;
    const auto found = find(text.substr(pos, end - pos), WordKind::kHoliday);
    if (found) longest = LongName{found->word, end};
  }
  return longest;
}

bool DateWords::may_begin(const Beginnings& beginnings, std::string_view word) {
  if (word.size() < 2) return false;
  // With the byte behind: a combining mark there would change the last letter.
  constexpr std::uint32_t kBeyondAscii = 0x80808080;
  const std::uint32_t letters = first_letters(word);
  const bool mark =
      word.size() > kBeginning && static_cast<unsigned char>(word[kBeginning]) >= 0x80;
  if (!mark && (letters & kBeyondAscii) == 0) return beginnings.test(hash(letters));
  return beginnings.test(hash(first_letters(text::fold_key(word))));
}

}  // namespace pseudo::lang::dates
