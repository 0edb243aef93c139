#include "lang/de/dates/date_surroundings.h"

#include <algorithm>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::size_t kWindow = 40;  // bytes on either side

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80; }

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

bool begins_upper(std::string_view word) {
  std::size_t pos = 0;
  return text::is_upper(text::next(word, pos));
}

class Surroundings {
 public:
  Surroundings(const DateTables& tables, std::string_view text, DateReading& reading)
      : words_(tables.words), text_(text), reading_(reading) {}

  /// `from` and `to`: how far the mentions before and behind leave room.
  void look(std::size_t mention, const ByteSpan& span, std::size_t to) {
    const MentionReading& read = reading_.mentions[mention];
    bool names_day = false;
    std::size_t weekdays = 0;
    for (std::uint32_t i = read.first_segment; i < read.last_segment; ++i) {
      const Segment& segment = reading_.segments[i];
      if (segment.kind == Segment::Kind::kWeekday) ++weekdays;
      if (segment.kind == Segment::Kind::kHoliday) ++reading_.holidays;
      if (segment.kind == Segment::Kind::kDate) {
        names_day = names_day || reading_.atoms[segment.index].day.has_value();
      }
    }
    reading_.weekdays += weekdays;
    if (span.begin > span.end || span.end > text_.size() || span.begin < mention_end_) return;
    // What the last date has counted may still stand beside this one.
    const std::size_t last_end = mention_end_;
    const std::size_t from = std::min(seen_, span.begin);
    mention_end_ = span.end;
    seen_ = span.end;
    if (!names_day) return;
    beside_ = text_.npos;
    counted_to_ = from;
    const bool before = weekday_before(span.begin, last_end);
    count(from, span.begin, true);
    counted_to_ = span.end;
    const bool behind = weekday_behind(span.end, to);
    seen_ = count(span.end, to, false);
    reading_.whole_weeks = reading_.whole_weeks || weekdays > 0 || before || behind;
  }

 private:
  [[nodiscard]] bool is_weekday(std::string_view word, bool abbreviations) const {
    if (!words_.may_be_day_name(word) || word.size() > kWindow) return false;
    return is_weekday(word, words_.look_up(word), abbreviations);
  }

  [[nodiscard]] bool is_weekday(std::string_view word, const KnownWord& known,
                                bool abbreviations) const {
    const auto found = known.as(WordKind::kWeekday);
    if (!found) return false;
    const bool abbreviation = words_.word(found->word).style == "abbreviation";
    return !abbreviation || (abbreviations && begins_upper(word));
  }

  /// Over marks, blanks and articles: "Montag, den ", "am Mi., d. ", "SA, ".
  bool weekday_before(std::size_t end, std::size_t from) {
    for (int articles = 0; articles <= 2; ++articles) {
      const auto [begin, behind] = word_before(end, from);
      if (begin == behind) return false;
      const std::string_view word = text_.substr(begin, behind - begin);
      if (is_weekday(word, true)) return count_beside(begin);
      if (!words_.is_article(word)) return false;
      end = begin;
    }
    return false;
  }

  [[nodiscard]] ByteSpan word_before(std::size_t end, std::size_t from) const {
    constexpr std::string_view kMarks = ".,([-:;";
    std::size_t pos = end;
    while (pos > from && end - pos < kWindow) {
      std::size_t before = pos;
      const char32_t c = text::previous(text_, before);
      const bool skipped = text::is_space(c) || (c < 0x80 && kMarks.find(static_cast<char>(c)) !=
                                                                 std::string_view::npos);
      if (!skipped) break;
      pos = before;
    }
    const std::size_t behind = pos;
    while (pos > from && behind - pos < kWindow) {
      std::size_t before = pos;
      if (!text::is_letter(text::previous(text_, before))) break;
      pos = before;
    }
    return {.begin = pos, .end = behind};
  }

  /// "3.6. (Montag)", "3.6., Montag", "3.6. (Mo)"; an abbreviation only in brackets.
  bool weekday_behind(std::size_t pos, std::size_t to) {
    bool bracket = false;
    for (; pos < to; ++pos) {
      const char c = text_[pos];
      bracket = bracket || c == '(' || c == '[';
      if (c != ' ' && c != ',' && c != '(' && c != '[' && c != '-') break;
    }
    const std::size_t end = std::min(end_of_word(text_, pos), to);
    if (end <= pos) return false;
    const std::string_view word = text_.substr(pos, end - pos);
    return is_weekday(word, bracket) && count_beside(pos);
  }

  /// Here, as it may be an abbreviation or on the line before; the window leaves it out.
  bool count_beside(std::size_t begin) {
    if (begin >= counted_to_) ++reading_.weekdays;
    beside_ = begin;
    return true;
  }

  /// Counts the names between two bytes, near the date and on its line. Returns where it ended.
  std::size_t count(std::size_t from, std::size_t to, bool before) {
    if (before) {
      from = line_begin(to - from > kWindow ? to - kWindow : from, to);
      while (from < to && (is_continuation(text_[from]) || in_word(from))) ++from;
    } else {
      if (to - from > kWindow) to = from + kWindow;
      while (to > from && to < text_.size() && is_continuation(text_[to])) --to;
    }
    std::size_t pos = from;
    while (pos < to) {
      const auto byte = static_cast<unsigned char>(text_[pos]);
      if (byte < 0x80 && !text::ascii::is_letter(byte)) {
        if (is_line_end(text_[pos])) break;  // behind the date: `from` is on its line
        ++pos;
        continue;
      }
      const std::size_t end = end_of_word(text_, pos);
      if (end == pos) {
        text::next(text_, pos);
        continue;
      }
      if (words_.may_begin_day_name(text_, pos)) {
        pos = count_names(pos, end, to);
      } else {
        pos = end;  // the mass of words
      }
    }
    return pos;
  }

  /// Behind the last line end between two bytes.
  [[nodiscard]] std::size_t line_begin(std::size_t from, std::size_t to) const {
    while (to > from && !is_line_end(text_[to - 1])) --to;
    return to;
  }

  /// Counts the name that begins with a word. Returns where it ends.
  std::size_t count_names(std::size_t pos, std::size_t end, std::size_t to) {
    const std::string_view word = text_.substr(pos, end - pos);
    if (!words_.may_be_day_name(word)) return end;
    if (const std::size_t behind = holiday_of_words(pos, end, to); behind > 0) {
      ++reading_.holidays;
      return behind;
    }
    if (pos != beside_) count_word(word);
    return end;
  }

  /// Behind a holiday of several words that begins at `pos`, or 0: "Tag der Deutschen Einheit".
  [[nodiscard]] std::size_t holiday_of_words(std::size_t pos, std::size_t end,
                                             std::size_t to) const {
    constexpr int kFurtherWords = 3;
    if (!words_.may_begin_holiday(text_.substr(pos, end - pos))) return 0;
    std::size_t behind = 0;
    for (int i = 0; i < kFurtherWords && end < to; ++i) {
      if (text_[end] == '-') ++end;
      if (end >= to || text_[end] != ' ') break;
      const std::size_t next = end_of_word(text_, end + 1);
      if (next == end + 1 || next > to) break;
      end = next;
      if (words_.find(text_.substr(pos, end - pos), WordKind::kHoliday)) behind = end;
    }
    return behind;
  }

  [[nodiscard]] bool in_word(std::size_t pos) const {
    if (pos == 0) return false;
    std::size_t before = pos;
    return text::is_letter(text::previous(text_, before));
  }

  void count_word(std::string_view word) {
    if (word.size() > kWindow) return;
    const KnownWord known = words_.look_up(word);
    if (is_weekday(word, known, false)) {
      ++reading_.weekdays;
    } else if (known.as(WordKind::kHoliday)) {
      ++reading_.holidays;
    }
  }

  const DateWords& words_;
  std::string_view text_;
  DateReading& reading_;
  std::size_t mention_end_ = 0;  // of the last date
  std::size_t seen_ = 0;         // everything before was counted
  std::size_t counted_to_ = 0;   // as seen_, while one date is looked at
  std::size_t beside_ = 0;       // the name counted last because it stands beside its date
};

}  // namespace

void look_around(const DateTables& tables, const DocumentView& document,
                 std::span<const std::size_t> mentions, DateReading& reading) {
  Surroundings surroundings(tables, document.text, reading);
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    std::size_t to = document.text.size();
    const ByteSpan span = document.mentions[mentions[i]].span;
    if (i + 1 < mentions.size()) to = std::min(to, document.mentions[mentions[i + 1]].span.begin);
    surroundings.look(i, span, std::max(to, std::min(span.end, document.text.size())));
  }
}

}  // namespace pseudo::lang::dates
