#include "lang/common/dates/write.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "lang/common/dates/month_names.h"
#include "lang/common/dates/word_groups.h"
#include "lang/common/dates/write_atom.h"
#include "lang/common/dates/write_numbers.h"
#include "pseudo/span.h"
#include "text/ascii.h"

namespace pseudo::lang::dates {
namespace {

using Kind = Segment::Kind;
using Mode = MentionReading::Mode;

/// Removes parentheses whose content was dropped.
std::string without_empty_parentheses(std::string text) {
  if (text.find("()") == std::string::npos) return text;
  std::string kept;
  for (const char c : text) {
    if (c == ')' && kept.ends_with('(')) {
      kept.pop_back();
    } else {
      kept.push_back(c);
    }
  }
  return kept;
}

class MentionWriter {
 public:
  MentionWriter(const DateTables& tables, const DateReading& reading, const MentionReading& mention,
                const DocumentShift& shift, std::uint64_t noise)
      : tables_(tables),
        reading_(reading),
        mention_(mention),
        segments_(reading.segments_of(mention)),
        shift_(shift),
        shift_days_(shift.days),
        noise_(noise) {}

  std::string write() {
    const std::string_view surface = reading_.slice(mention_.begin, mention_.end);
    if (mention_.mode == Mode::kKept) return std::string(surface);
    if (!tables_.words.names_months() && !is_all_dates()) return {};
    if (mention_.mode == Mode::kMonth) return month_instead(surface);
    const ByteSpan understood = understood_part();
    std::size_t pos = understood.begin;
    for (std::size_t i = 0; i < segments_.size(); ++i) {
      const Segment& segment = segments_[i];
      if (segment.begin < understood.begin || segment.end > understood.end) continue;
      out_ += reading_.slice(pos, segment.begin);
      write_segment(i);
      pos = segment.end;
    }
    out_ += reading_.slice(pos, understood.end);
    out_ = without_empty_parentheses(std::move(out_));
    return out_.empty() ? month_instead(surface) : std::move(out_);
  }

 private:
  /// A language without names of months reads only numeric dates.
  [[nodiscard]] bool is_all_dates() const {
    return has(Kind::kDate) && std::ranges::all_of(segments_, [](const Segment& segment) {
             return segment.kind == Kind::kDate || segment.kind == Kind::kTime;
           });
  }

  /// The mention without dropped segments at its begin and end, or all of it if every segment is
  /// dropped.
  [[nodiscard]] ByteSpan understood_part() const {
    const auto dropped = [](const Segment& segment) { return segment.kind == Kind::kDropped; };
    std::size_t first = 0;
    std::size_t last = segments_.size();
    while (first < last && dropped(segments_[first])) ++first;
    while (last > first && dropped(segments_[last - 1])) --last;
    ByteSpan part{.begin = mention_.begin, .end = mention_.end};
    if (first == last) return part;
    if (first > 0) part.begin = segments_[first].begin;
    if (last < segments_.size()) part.end = segments_[last - 1].end;
    return part;
  }

  void write_segment(std::size_t i) {
    const Segment& segment = segments_[i];
    switch (segment.kind) {
      case Kind::kDate:
        if (years_on_ && is_year(segment)) return write_year_of_holiday(segment);
        if (is_month_of_long_year(i)) return write_digits(i);
        return write_atom(tables_, reading_, reading_.atoms[segment.index], shift_, out_);
      case Kind::kTime:
        return write_time(segment);
      case Kind::kWeekday:
        return write_weekday(segment);
      case Kind::kHoliday:
        return write_holiday(i);
      case Kind::kSoftWord:
        return write_soft_word(segment);
      case Kind::kDigits:
        return write_digits(i);
      case Kind::kDropped:
        if (out_.ends_with('-')) out_.pop_back();
        while (out_.ends_with(' ')) out_.pop_back();
        return;
    }
  }

  [[nodiscard]] bool has(Kind kind) const {
    return std::ranges::find(segments_, kind, &Segment::kind) != segments_.end();
  }

  /// A lone time gets another hour. A time next to a date or a soft word is kept.
  void write_time(const Segment& segment) {
    if (mention_.mode != Mode::kRotates || has(Kind::kSoftWord)) {
      out_ += reading_.surface(segment);
      return;
    }
    std::size_t first = segment.index;
    while (reading_.fields[first].kind != ElementKind::kHour) ++first;
    const Field& hour = reading_.fields[first];
    constexpr int kHours = 24;
    const int moved = (hour.value + 1 + noise_.below(kHours - 2)) % kHours;
    out_ += reading_.slice(segment.begin, hour.begin);
    append_padded(out_, moved, hour.size() == 2 ? 2 : 1);
    out_ += reading_.slice(hour.end, segment.end);
  }

  /// Moves the weekday with the date next to it. A lone weekday changes even under a shift by whole
  /// weeks.
  void write_weekday(const Segment& segment) {
    const Word& word = tables_.words.word(segment.index);
    int days = wrap(shift_days_, 7);
    if (days == 0 && shift_days_ != 0 && !has_date()) days = 1 + std::abs(shift_days_ / 7) % 6;
    const std::string_view surface = reading_.surface(segment);
    if (days == 0) {
      out_ += surface;
      return;
    }
    const int moved = wrap(word.value - 1 + days, 7) + 1;
    out_ += in_case_of(surface, word, word_for_value(tables_.words, word, moved).text);
  }

  /// Cached, since it is called once for each weekday and a mention can have thousands.
  [[nodiscard]] bool has_date() {
    if (!has_date_) has_date_ = has(Kind::kDate);
    return *has_date_;
  }

  void write_soft_word(const Segment& segment) {
    if (mention_.mode == Mode::kRotates) return write_rotated(segment);
    out_ += reading_.surface(segment);
  }

  void write_rotated(const Segment& segment) {
    const Word& word = tables_.words.word(segment.index);
    const std::string_view surface = reading_.surface(segment);
    if (shift_days_ == 0) {
      out_ += surface;
      return;
    }
    const auto steps = static_cast<std::uint64_t>(std::abs(shift_days_));
    const std::size_t stem = surface.size() - segment.ending;
    out_ += in_case_of(surface.substr(0, stem), word, rotated(tables_.words, word, steps).text);
    out_ += surface.substr(stem);
  }

  /// Moves the holiday in proportion to the part of a year that the shift covers, so that holidays
  /// keep their order. Close to whole years a holiday with a written year stays the same.
  void write_holiday(std::size_t i) {
    const Segment& segment = segments_[i];
    const Word& word = tables_.words.word(segment.index);
    const HolidayCircle circle = circle_of(tables_.words, word);
    if (circle.words.size() < 2 || shift_days_ == 0) return write_rotated(segment);
    const auto size = static_cast<int>(circle.words.size());
    const bool with_year = i + 1 < segments_.size() && is_year(segments_[i + 1]) &&
                           segments_[i + 1].begin == segment.end + 1;
    const int years = with_year ? near_whole_years(shift_days_) : 0;
    int steps = years != 0 ? years * size : rounded_steps(shift_days_, size);
    if (!with_year) steps = without_full_turn(steps, size);
    const int total = static_cast<int>(circle.place) + steps;
    const int place = wrap(total, size);
    if (with_year) years_on_ = (total - place) / size;
    out_ += in_case_of(reading_.surface(segment), word,
                       circle.words[static_cast<std::size_t>(place)]->text);
  }

  [[nodiscard]] bool is_year(const Segment& segment) const {
    return segment.kind == Kind::kDate && reading_.atoms[segment.index].form->unit == Unit::kYear;
  }

  void write_year_of_holiday(const Segment& segment) {
    const Field& year = reading_.fields[reading_.atoms[segment.index].first_field];
    out_ += reading_.slice(segment.begin, year.begin);
    const int moved = year.value + *std::exchange(years_on_, std::nullopt);
    append_padded(out_, year.size() == 2 ? wrap(moved, 100) : moved, year.size());
    out_ += reading_.slice(year.end, segment.end);
  }

  /// True for a year with one digit too many: "20009".
  [[nodiscard]] bool is_long_year(const Segment& segment) const {
    constexpr std::size_t kDigitsOfLongYear = 5;
    constexpr int kFirstCentury = 19;
    constexpr int kLastCentury = 20;
    const std::string_view digits = reading_.surface(segment);
    if (segment.kind != Kind::kDigits || digits.size() != kDigitsOfLongYear) return false;
    const int century = 10 * (digits[0] - '0') + (digits[1] - '0');
    return century >= kFirstCentury && century <= kLastCentury;
  }
  /// True for "3" in "3/20009".
  [[nodiscard]] bool is_month_of_long_year(std::size_t i) const {
    constexpr std::size_t kLongestMonth = 2;  // digits
    const std::string_view month = reading_.surface(segments_[i]);
    return i + 1 < segments_.size() && is_long_year(segments_[i + 1]) &&
           month.size() <= kLongestMonth && std::ranges::all_of(month, text::is_ascii_digit);
  }
  /// The first and third number become days. The second number, and one before a year, become
  /// months.
  void write_digits(std::size_t i) {
    constexpr int kDays = 28;  // that every month has
    constexpr int kMonths = 12;
    std::string_view digits = reading_.surface(segments_[i]);
    if (is_long_year(segments_[i])) {
      constexpr std::size_t kCentury = 2;
      out_ += digits.substr(0, kCentury);
      digits.remove_prefix(kCentury);
    }
    const int highest = is_month_of_long_year(i) || numbers_ == 1 ? kMonths : kDays;
    ++numbers_;
    append_other_digits(out_, digits, highest, noise_);
  }

  /// The name of a month, for a mention in which nothing was understood.
  std::string month_instead(std::string_view surface) {
    int month = 1 + noise_.below(12);
    std::string text;
    for (int tries = 0; tries < 2; ++tries, month = month % 12 + 1) {
      const Word& word = *tables_.words.first(WordKind::kMonth, kFullName, month);
      text = in_case_of(surface, word, word.text);
      if (text != surface) break;
    }
    return text;
  }

  const DateTables& tables_;
  const DateReading& reading_;
  const MentionReading& mention_;
  std::span<const Segment> segments_;
  const DocumentShift& shift_;
  int shift_days_;
  Noise noise_;
  int numbers_ = 0;  // numbers that were written for kDigits
  std::optional<bool> has_date_;
  std::optional<int> years_on_;  // years by which the year after a holiday moves
  std::string out_;
};

}  // namespace

std::string write_mention(const DateTables& tables, const DateReading& reading, std::size_t mention,
                          const DocumentShift& shift, std::uint64_t noise) {
  return MentionWriter(tables, reading, reading.mentions[mention], shift, noise).write();
}

}  // namespace pseudo::lang::dates
