#include "lang/de/dates/date_write.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "lang/de/dates/date_write_atom.h"
#include "pseudo/span.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

using Kind = Segment::Kind;
using Mode = MentionReading::Mode;

/// One number after the other from the noise of a mention.
class Noise {
 public:
  explicit Noise(std::uint64_t state) : state_(state) {}
  int below(int bound) {
    const auto number = static_cast<int>(state_ % static_cast<std::uint64_t>(bound));
    state_ = state_ / static_cast<std::uint64_t>(bound) + (state_ << 56U);
    return number;
  }

 private:
  std::uint64_t state_;
};

class MentionWriter {
 public:
  MentionWriter(const DateTables& tables, const DateReading& reading, const MentionReading& mention,
                int shift_days, std::uint64_t noise)
      : tables_(tables),
        reading_(reading),
        mention_(mention),
        shift_days_(shift_days),
        noise_(noise) {}

  std::string write() {
    const std::string_view surface = reading_.slice(mention_.begin, mention_.end);
    if (mention_.mode == Mode::kKept) return std::string(surface);
    if (mention_.mode == Mode::kMonth) return month_instead(surface);
    const ByteSpan understood = understood_part();
    std::size_t pos = understood.begin;
    for (std::uint32_t i = mention_.first_segment; i < mention_.last_segment; ++i) {
      const Segment& segment = reading_.segments[i];
      if (segment.begin < understood.begin || segment.end > understood.end) continue;
      out_ += reading_.slice(pos, segment.begin);
      write_segment(segment);
      pos = segment.end;
    }
    out_ += reading_.slice(pos, understood.end);
    drop_empty_parentheses();
    return out_.empty() ? month_instead(surface) : std::move(out_);
  }

 private:
  /// Without the words around the dates, if one of those words is not understood.
  [[nodiscard]] ByteSpan understood_part() const {
    ByteSpan part{.begin = mention_.begin, .end = mention_.end};
    std::uint32_t first = mention_.first_segment;
    std::uint32_t last = mention_.last_segment;
    const auto dropped = [this](std::uint32_t i) {
      return reading_.segments[i].kind == Kind::kDropped;
    };
    while (first < last && dropped(first)) ++first;
    while (last > first && dropped(last - 1)) --last;
    if (first > mention_.first_segment && first < last) part.begin = reading_.segments[first].begin;
    if (last < mention_.last_segment && first < last) part.end = reading_.segments[last - 1].end;
    return part;
  }

  void write_segment(const Segment& segment) {
    switch (segment.kind) {
      case Kind::kDate:
        if (has_year_of_holiday(segment)) return write_year_of_holiday(segment);
        return write_atom(tables_, reading_, reading_.atoms[segment.index], shift_days_, out_);
      case Kind::kTime:
        write_time(segment);
        return;
      case Kind::kWeekday:
        write_weekday(segment);
        return;
      case Kind::kHoliday:
        write_holiday(segment);
        return;
      case Kind::kSoftWord:
        if (mention_.mode == Mode::kRotates) return write_rotated(segment);
        out_ += surface(segment);
        return;
      case Kind::kDigits:
        write_digits(surface(segment));
        return;
      case Kind::kDropped:
        if (out_.ends_with('-')) out_.pop_back();
        while (out_.ends_with(' ')) out_.pop_back();
        return;
    }
  }

  [[nodiscard]] std::string_view surface(const Segment& segment) const {
    return reading_.slice(segment.begin, segment.end);
  }

  /// True if a segment of the mention is of that kind.
  [[nodiscard]] bool holds(Kind kind) {
    const auto bit = [](Kind of) { return 1U << static_cast<unsigned>(of); };
    if (kinds_ == 0) {
      for (std::uint32_t i = mention_.first_segment; i < mention_.last_segment; ++i) {
        kinds_ |= bit(reading_.segments[i].kind);
      }
    }
    return (kinds_ & bit(kind)) != 0;
  }

  /// What stood between them was left out.
  void drop_empty_parentheses() {
    if (out_.find("()") == out_.npos) return;
    std::string kept;
    for (const char c : out_) {
      if (c == ')' && kept.ends_with('(')) {
        kept.pop_back();
      } else {
        kept.push_back(c);
      }
    }
    out_ = std::move(kept);
  }

  /// A time alone gets another hour; one beside a date stays.
  void write_time(const Segment& segment) {
    if (mention_.mode != Mode::kRotates || holds(Kind::kSoftWord)) {
      out_ += surface(segment);
      return;
    }
    const auto& fields = reading_.fields;
    std::size_t first = segment.index;
    while (fields[first].token != Token::kHour) ++first;
    const Field& hour = fields[first];
    constexpr int kHours = 24;
    const int moved = (hour.value + 1 + noise_.below(kHours - 2)) % kHours;
    out_ += reading_.slice(segment.begin, hour.begin);
    append_padded(out_, moved, hour.size() == 2 ? 2 : 1);
    out_ += reading_.slice(hour.end, segment.end);
  }

  /// With a date the day moves with it. Alone, and by whole weeks, it becomes another one.
  void write_weekday(const Segment& segment) {
    const Word& word = tables_.words.word(segment.index);
    int days = wrap(shift_days_, 7);
    if (days == 0 && shift_days_ != 0 && !holds(Kind::kDate)) {
      days = 1 + std::abs(shift_days_ / 7) % 6;
    }
    const std::string_view text = surface(segment);
    if (days == 0) {
      out_ += text;
      return;
    }
    const int moved = wrap(word.value - 1 + days, 7) + 1;
    out_ += in_case_of(text, word, tables_.words.other(word, moved).text);
  }

  void write_rotated(const Segment& segment) {
    const Word& word = tables_.words.word(segment.index);
    const std::string_view text = surface(segment);
    if (shift_days_ == 0) {
      out_ += text;
      return;
    }
    const auto steps = static_cast<std::uint64_t>(std::abs(shift_days_));
    const std::string_view stem = text.substr(0, text.size() - segment.ending);
    out_ += in_case_of(stem, word, tables_.words.rotated(word, steps).text);
    out_ += text.substr(text.size() - segment.ending);
  }

  /// So many holidays on as the shift has parts of a year, so that they keep their order.
  void write_holiday(const Segment& segment) {
    const Word& word = tables_.words.word(segment.index);
    const DateWords::Circle circle = tables_.words.circle_of(word);
    if (circle.words.size() < 2 || shift_days_ == 0) return write_rotated(segment);
    const auto size = static_cast<int>(circle.words.size());
    const bool with_year = &segment != &reading_.segments.back() && is_year(*(&segment + 1)) &&
                           (&segment + 1)->begin == segment.end + 1;
    int steps = rounded_steps(shift_days_, size);
    if (!with_year) steps = without_full_turn(steps, size);
    const int total = static_cast<int>(circle.place) + steps;
    const int place = wrap(total, size);
    if (with_year) years_on_ = (total - place) / size;
    out_ += in_case_of(surface(segment), word, circle.words[static_cast<std::size_t>(place)]->text);
  }

  [[nodiscard]] bool is_year(const Segment& segment) const {
    return segment.kind == Kind::kDate && reading_.atoms[segment.index].form->unit == Unit::kYear;
  }

  [[nodiscard]] bool has_year_of_holiday(const Segment& segment) const {
    return years_on_ && is_year(segment);
  }

  void write_year_of_holiday(const Segment& segment) {
    const Field& year = reading_.fields[reading_.atoms[segment.index].first_field];
    out_ += reading_.slice(segment.begin, year.begin);
    const int moved = year.value + *std::exchange(years_on_, std::nullopt);
    append_padded(out_, year.size() == 2 ? wrap(moved, 100) : moved, year.size());
    out_ += reading_.slice(year.end, segment.end);
  }

  /// The first number becomes a day, the second a month, longer ones lose every digit.
  void write_digits(std::string_view digits) {
    constexpr int kDays = 28;
    constexpr int kMonths = 12;
    const int bound = numbers_++ == 1 ? kMonths : kDays;
    if (digits.size() <= 2) {
      const std::size_t before = out_.size();
      append_padded(out_, 1 + noise_.below(bound), digits.size() == 2 ? 2 : 1);
      if (out_.substr(before) != digits) return;
      const std::size_t width = out_.size() - before;
      const int other = out_.back() == '1' ? 2 : 1;
      out_.resize(before);
      append_padded(out_, other, width);
      return;
    }
    for (const char c : digits) {
      const int moved = (c - '0' + 1 + noise_.below(9)) % 10;
      out_ += static_cast<char>('0' + moved);
    }
  }

  /// A month, where nothing at all was understood.
  std::string month_instead(std::string_view surface) {
    int month = 1 + noise_.below(12);
    std::string text;
    for (int tries = 0; tries < 2; ++tries, month = month % 12 + 1) {
      const Word& word = *tables_.words.first(WordKind::kMonth, "full", month);
      text = in_case_of(surface, word, word.text);
      if (text != surface) break;
    }
    return text;
  }

  const DateTables& tables_;
  const DateReading& reading_;
  const MentionReading& mention_;
  int shift_days_;
  Noise noise_;
  int numbers_ = 0;
  unsigned kinds_ = 0;           // of the segments, as bits; filled when it is asked for
  std::optional<int> years_on_;  // from the year of a holiday, which follows it
  std::string out_;
};

}  // namespace

std::string write_mention(const DateTables& tables, const DateReading& reading, std::size_t mention,
                          int shift_days, std::uint64_t noise) {
  const int shift = std::clamp(shift_days, -kLongestShift, kLongestShift);
  return MentionWriter(tables, reading, reading.mentions[mention], shift, noise).write();
}

}  // namespace pseudo::lang::dates
