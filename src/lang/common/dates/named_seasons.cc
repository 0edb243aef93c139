#include "lang/common/dates/named_seasons.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "lang/common/dates/text_runs.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::size_t kNear = 60;          // maximum distance of a word from a date, in code points
constexpr std::size_t kBytesAround = 240;  // bytes: holds kNear code points, and limits sentences
constexpr int kMostYears = 4;
constexpr int kMostWeeks = 53;

/// The position of a date mention in the document.
struct DatePlace {
  ByteSpan span;
  std::optional<Day> day;  ///< Its first date that names a day.
};

std::vector<DatePlace> places_of(const DocumentView& document,
                                 std::span<const std::size_t> mentions,
                                 const DateReading& reading) {
  std::vector<DatePlace> places;
  std::size_t next = 0;
  std::size_t end = 0;
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    DatePlace place{.span = document.mentions[mentions[i]].span, .day = {}};
    for (; next < reading.atoms.size() && reading.atoms[next].mention == i; ++next) {
      const DateAtom& atom = reading.atoms[next];
      if (!place.day && is_day(atom) && !atom.circular) place.day = atom.date;
    }
    const bool fits = place.span.begin >= end && place.span.end >= place.span.begin &&
                      place.span.end <= document.text.size();
    if (!fits || reading.mentions[i].mode == MentionReading::Mode::kKept) continue;
    end = place.span.end;
    places.push_back(place);
  }
  return places;
}

/// True if a sentence ends in the text: at an empty line, or at a mark between a word of at least
/// three letters and a capital.
bool has_sentence_end(std::string_view text) {
  constexpr std::size_t kShortWord = 2;
  std::size_t letters = 0;
  for (std::size_t pos = 0; pos < text.size();) {
    const char32_t c = text::next(text, pos);
    if (c == U'\n' && pos < text.size() && (text[pos] == '\n' || text[pos] == '\r')) return true;
    const bool mark = c == U'!' || c == U'?' || (c == U'.' && letters > kShortWord);
    letters = text::is_letter(c) ? letters + 1 : 0;
    if (!mark) continue;
    std::size_t next = end_of_blanks(text, pos);
    if (next > pos && (next == text.size() || text::is_upper(text::next(text, next)))) return true;
  }
  return false;
}

class SeasonFinder {
 public:
  SeasonFinder(const SeasonWords& words, const DocumentView& document,
               std::vector<DatePlace> places, DateReading& reading)
      : words_(words),
        text_(document.text),
        mentions_(document.mentions),
        places_(std::move(places)),
        reading_(reading) {}

  void run() {
    std::size_t scanned = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) {
      const ByteSpan& span = places_[i].span;
      std::size_t from = span.begin - std::min(span.begin, kBytesAround);
      while (from < span.begin && text::is_trail(text_[from])) ++from;
      from = begin_of_letters(text_, from, from - std::min(from, kBytesAround));
      scan(std::max(scanned, from), span.begin, i);
      std::size_t to = std::min(span.end + kBytesAround, text_.size());
      if (i + 1 < places_.size()) to = std::min(to, places_[i + 1].span.begin);
      scanned = scan(span.end, to, i + 1);
    }
  }

 private:
  /// Examines the words that begin in [pos, to). `next`: index of the place after them.
  std::size_t scan(std::size_t pos, std::size_t to, std::size_t next) {
    while (pos < to) {
      while (mention_ < mentions_.size() && mentions_[mention_].span.end <= pos) ++mention_;
      if (mention_ < mentions_.size() && mentions_[mention_].span.begin <= pos) {
        pos = mentions_[mention_].span.end;
        continue;
      }
      const std::size_t end = end_of_word(text_, pos);
      if (end == pos) {
        text::next(text_, pos);
        continue;
      }
      const SeasonMatch match = words_.match(text_, pos, end);
      if (match.feast != nullptr) see({.begin = pos, .end = match.end}, *match.feast, next);
      pos = match.feast != nullptr ? match.end : end;
    }
    return pos;
  }

  void see(const ByteSpan& word, const Feast& feast, std::size_t next) {
    const bool is_week = feast.kind == SeasonKind::kWeek;
    if (feast.kind == SeasonKind::kNone || (is_week && !stands_beside_number(word))) return;
    const DatePlace* nearest = nullptr;
    std::size_t least = std::string_view::npos;
    for (const std::size_t i : {next - 1, next}) {
      if (i >= places_.size()) continue;  // also before the first
      const DatePlace& place = places_[i];
      const ByteSpan between{.begin = std::min(word.end, place.span.end),
                             .end = std::max(word.begin, place.span.begin)};
      if (between.size() > kBytesAround) continue;
      const std::string_view text = text_.substr(between.begin, between.size());
      const std::size_t distance = text::count_code_points(text);
      const bool near = distance <= kNear;
      reading_.names_season = reading_.names_season || near;
      const bool binds = is_week ? !has_sentence_end(text) : near;
      if (!binds || !place.day || distance >= least) continue;
      nearest = &place;
      least = distance;
    }
    if (nearest != nullptr && feast.kind != SeasonKind::kSeason) add(feast, *nearest->day);
  }

  /// "week 12", "12. week"
  [[nodiscard]] bool stands_beside_number(const ByteSpan& word) const {
    std::size_t pos = end_of_blanks(text_, word.end);
    if (pos < text_.size() && (text_[pos] == '.' || text_[pos] == ':')) {
      pos = end_of_blanks(text_, pos + 1);
    }
    if (is_week_number(pos, end_of_digits(text_, pos))) return true;
    std::size_t end = word.begin;
    while (end > 0 && (text_[end - 1] == ' ' || text_[end - 1] == '.')) --end;
    std::size_t begin = end;
    while (begin > 0 && text::is_ascii_digit(text_[begin - 1])) --begin;
    return is_week_number(begin, end);
  }

  [[nodiscard]] bool is_week_number(std::size_t begin, std::size_t end) const {
    if (end == begin || end - begin > 2) return false;
    int number = 0;
    for (std::size_t i = begin; i < end; ++i) number = number * 10 + (text_[i] - '0');
    return number >= 1 && number <= kMostWeeks;
  }

  void add(const Feast& feast, Day day) {
    if (feast.kind == SeasonKind::kWeek) {
      const IsoWeek week = iso_week(day);
      reading_.named_times.push_back({.feast = feast, .year = week.year, .day = day});
      return;
    }
    const int year = to_civil(day).year;
    const int nearest = std::ranges::min({year - 1, year, year + 1}, {},
                                         [&](int y) { return std::abs(day_of(feast, y) - day); });
    reading_.named_times.push_back({.feast = feast, .year = nearest, .day = 0});
  }

  const SeasonWords& words_;
  std::string_view text_;
  std::span<const Mention> mentions_;
  std::size_t mention_ = 0;  // the first mention that does not end before the current place
  std::vector<DatePlace> places_;
  DateReading& reading_;
};

int to_whole_weeks(Day days) { return static_cast<int>(7 * ((days + (days < 0 ? -3 : 3)) / 7)); }

/// The shifts that lead to the same feast, or the same week, this many years later.
std::optional<ShiftRange> shift_by_years(const NamedTime& named, int years, bool keeps_weekdays) {
  if (named.feast.kind == SeasonKind::kWeek) {
    const int week = iso_week(named.day).week;
    const Day first = monday({.year = named.year + years, .week = week});
    if (iso_week(first).week != week) return std::nullopt;  // not every year has 53
    return ShiftRange{static_cast<int>(first - named.day), static_cast<int>(first + 6 - named.day)};
  }
  const Day days = day_of(named.feast, named.year + years) - day_of(named.feast, named.year);
  const int shift = keeps_weekdays ? to_whole_weeks(days) : static_cast<int>(days);
  return ShiftRange{shift, shift};
}

}  // namespace

void find_named_seasons(const DateTables& tables, const DocumentView& document,
                        std::span<const std::size_t> mentions, DateReading& reading) {
  if (tables.seasons.empty()) return;
  SeasonFinder(tables.seasons, document, places_of(document, mentions, reading), reading).run();
  std::ranges::stable_sort(reading.named_times);
  const auto same = std::ranges::unique(reading.named_times);
  reading.named_times.erase(same.begin(), same.end());
}

std::vector<std::vector<ShiftRange>> season_shifts(const DateReading& reading,
                                                   bool keeps_weekdays) {
  std::vector<std::vector<ShiftRange>> all;
  for (const NamedTime& named : reading.named_times) {
    std::vector<ShiftRange> shifts;
    for (int years = -kMostYears; years <= kMostYears; ++years) {
      if (years == 0) continue;
      if (const auto range = shift_by_years(named, years, keeps_weekdays)) shifts.push_back(*range);
    }
    if (std::ranges::find(all, shifts) == all.end()) all.push_back(std::move(shifts));
  }
  return all;
}

}  // namespace pseudo::lang::dates
