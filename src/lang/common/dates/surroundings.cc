#include "lang/common/dates/surroundings.h"

#include <algorithm>

#include "lang/common/dates/day_names.h"
#include "lang/common/dates/month_names.h"
#include "lang/common/dates/text_runs.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::size_t kWindowOfDate = 40;  // bytes on each side of a date

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

bool begins_upper(std::string_view word) {
  std::size_t pos = 0;
  return text::is_upper(text::next(word, pos));
}

class Surroundings {
 public:
  Surroundings(const DateTables& tables, std::string_view text, DateReading& reading)
      : words_(tables.words), text_(text), reading_(reading) {}

  /// `to`: the begin of the next mention. Call in the order of the text.
  void look(const MentionReading& mention, const ByteSpan& span, std::size_t to) {
    bool names_day = false;
    std::size_t weekdays = 0;
    for (const Segment& segment : reading_.segments_of(mention)) {
      if (segment.kind == Segment::Kind::kWeekday) ++weekdays;
      if (segment.kind == Segment::Kind::kHoliday) ++reading_.holidays;
      if (segment.kind == Segment::Kind::kDate && reading_.atoms[segment.index].day) {
        names_day = true;
      }
    }
    reading_.weekdays += weekdays;
    if (span.begin > span.end || span.end > text_.size() || span.begin < mention_end_) return;
    // A name that was counted for the previous date may also be next to this one.
    const std::size_t last_end = mention_end_;
    const std::size_t from = std::min(seen_, span.begin);
    mention_end_ = span.end;
    seen_ = span.end;
    if (!names_day) return;
    beside_ = std::string_view::npos;
    counted_to_ = from;
    const bool before = weekday_before(span.begin, last_end);
    count_before(from, span.begin);
    counted_to_ = span.end;
    const bool after = weekday_after(span.end, to);
    seen_ = count_after(span.end, to);
    reading_.keeps_weekdays = reading_.keeps_weekdays || weekdays > 0 || before || after;
  }

 private:
  [[nodiscard]] bool is_weekday(std::string_view word, bool abbreviations) const {
    if (word.size() > kWindowOfDate) return false;
    return is_weekday(word, words_.look_up(word), abbreviations);
  }

  [[nodiscard]] bool is_weekday(std::string_view word, const KnownWord& known,
                                bool abbreviations) const {
    const auto found = known.as(WordKind::kWeekday);
    if (!found) return false;
    const bool abbreviation = words_.word(found->word).style.ends_with(kAbbreviation);
    return !abbreviation || (abbreviations && begins_upper(word));
  }

  /// Skips marks, blanks and articles: "Monday, the ", "on Mo., ".
  bool weekday_before(std::size_t end, std::size_t from) {
    constexpr int kArticles = 2;
    for (int articles = 0; articles <= kArticles; ++articles) {
      const ByteSpan span = word_before(end, from);
      if (span.begin == span.end) return false;
      const std::string_view word = text_.substr(span.begin, span.size());
      if (is_weekday(word, true)) return count_beside(span.begin);
      const auto found = words_.look_up(word).any();
      if (!found || words_.word(found->word).kind != WordKind::kArticle) return false;
      end = span.begin;
    }
    return false;
  }

  [[nodiscard]] ByteSpan word_before(std::size_t end, std::size_t from) const {
    constexpr std::u32string_view kMarks = U".,([-:;";
    std::size_t pos = end;
    while (pos > from && end - pos < kWindowOfDate) {
      std::size_t before = pos;
      const char32_t c = text::previous(text_, before);
      if (!text::is_space(c) && kMarks.find(c) == std::u32string_view::npos) break;
      pos = before;
    }
    const std::size_t least = pos > kWindowOfDate ? pos - kWindowOfDate : 0;
    return {.begin = begin_of_letters(text_, pos, std::max(from, least)), .end = pos};
  }

  /// "3 June (Monday)", "3 June, Monday", "3 June (Mo)". Abbreviations count only in brackets.
  bool weekday_after(std::size_t pos, std::size_t to) {
    bool bracket = false;
    for (; pos < to; ++pos) {
      const char c = text_[pos];
      bracket = bracket || c == '(' || c == '[';
      if (c != ' ' && c != ',' && c != '(' && c != '[' && c != '-') break;
    }
    const std::size_t end = std::min(end_of_word(text_, pos), to);
    if (end <= pos) return false;
    return is_weekday(text_.substr(pos, end - pos), bracket) && count_beside(pos);
  }

  /// Counts a name next to its date that the window does not include: an abbreviation, or a name on
  /// the line before.
  bool count_beside(std::size_t begin) {
    if (begin >= counted_to_) ++reading_.weekdays;
    beside_ = begin;
    return true;
  }

  /// Counts the names on the line that ends at `to`, beginning at the first whole word.
  void count_before(std::size_t from, std::size_t to) {
    if (to - from > kWindowOfDate) from = to - kWindowOfDate;
    for (std::size_t pos = to; pos > from; --pos) {
      if (is_line_end(text_[pos - 1])) from = pos;
    }
    while (from < to && (text::is_trail(text_[from]) || is_in_word(from))) ++from;
    count(from, to);
  }

  /// Counts the names up to the end of the line. Returns where it stopped.
  std::size_t count_after(std::size_t from, std::size_t to) {
    if (to - from > kWindowOfDate) to = from + kWindowOfDate;
    while (to > from && to < text_.size() && text::is_trail(text_[to])) --to;
    return count(from, to);
  }

  std::size_t count(std::size_t pos, std::size_t to) {
    while (pos < to && !is_line_end(text_[pos])) {
      const std::size_t end = end_of_word(text_, pos);
      if (end == pos) {
        text::next(text_, pos);
      } else {
        pos = count_name(pos, end, to);
      }
    }
    return pos;
  }

  [[nodiscard]] bool is_in_word(std::size_t pos) const {
    return begin_of_letters(text_, pos, pos == 0 ? 0 : pos - 1) < pos;
  }

  /// Counts the name that begins with the word [pos, end). Returns where it ends.
  std::size_t count_name(std::size_t pos, std::size_t end, std::size_t to) {
    const std::string_view word = text_.substr(pos, end - pos);
    const KnownWord known = words_.look_up(word);
    if (known.begins_holiday()) {
      if (const auto holiday = holiday_of_words(words_, text_, pos, end, to)) {
        ++reading_.holidays;
        return holiday->end;
      }
    }
    if (pos == beside_ || word.size() > kWindowOfDate) return end;
    if (is_weekday(word, known, false)) {
      ++reading_.weekdays;
    } else if (known.as(WordKind::kHoliday)) {
      ++reading_.holidays;
    }
    return end;
  }

  const DateWords& words_;
  std::string_view text_;
  DateReading& reading_;
  std::size_t mention_end_ = 0;  // of the last mention
  std::size_t seen_ = 0;         // names before this byte were counted
  std::size_t counted_to_ = 0;   // as seen_, while one date is examined
  std::size_t beside_ = 0;       // the name that count_beside counted
};

}  // namespace

void look_around(const DateTables& tables, const DocumentView& document,
                 std::span<const std::size_t> mentions, DateReading& reading) {
  Surroundings surroundings(tables, document.text, reading);
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    std::size_t to = document.text.size();
    const ByteSpan span = document.mentions[mentions[i]].span;
    if (i + 1 < mentions.size()) to = std::min(to, document.mentions[mentions[i + 1]].span.begin);
    to = std::max(to, std::min(span.end, document.text.size()));
    surroundings.look(reading.mentions[i], span, to);
  }
}

}  // namespace pseudo::lang::dates
