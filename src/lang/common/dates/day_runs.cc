#include "lang/common/dates/day_runs.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "lang/common/dates/form_match.h"
#include "lang/common/dates/links.h"
#include "lang/common/dates/text_runs.h"
#include "text/ascii.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

using text::is_ascii_digit;

class RunFinder {
 public:
  RunFinder(const DateForms& forms, const DateWords& words, std::string_view text)
      : forms_(forms), words_(words), text_(text) {}

  RunsOfText run() && {
    constexpr std::size_t kMostDigits = 2;
    for (std::size_t pos = next_digit(0); pos < text_.size();) {
      const std::size_t end = end_of_digits(text_, pos);
      std::size_t next = end;
      if (end - pos <= kMostDigits && !is_in_longer_number(pos)) {
        note_mark(end);
        next = std::max(next, read_at(pos, end));
      }
      pos = next_digit(next);
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::size_t next_digit(std::size_t pos) const {
    while (pos < text_.size() && !is_ascii_digit(text_[pos])) ++pos;
    return pos;
  }

  // True for "5" in "3.5.".
  [[nodiscard]] bool is_in_longer_number(std::size_t pos) const {
    constexpr std::string_view kWithin = ".,:";
    return pos > 1 && kWithin.find(text_[pos - 1]) != std::string_view::npos &&
           is_ascii_digit(text_[pos - 2]);
  }

  void note_mark(std::size_t end) {
    if (end >= text_.size()) return;
    if (!text::is_ascii_lower(text::ascii_lower(text_[end]))) return;
    const std::size_t word_end = end_of_word(text_, end);
    const std::string_view word = text_.substr(end, word_end - end);
    found_.has_day_marks = found_.has_day_marks || words_.find(word, WordKind::kDayMark);
    found_.has_joined_months = found_.has_joined_months || words_.find(word, WordKind::kMonth);
  }

  // Returns the end of the run whose first day is at [begin, end), or `end`.
  std::size_t read_at(std::size_t begin, std::size_t end) {
    constexpr std::size_t kMostDays = 8;
    std::vector<PartialDay> days;
    std::size_t at = end;
    if (const auto first = full_day(begin)) {
      days.push_back(first->day);
      at = first->end;
    } else {
      days.push_back({number(begin, end), std::nullopt, std::nullopt});
    }
    // Lists of whole dates are several dates: "3.5. and 4.6.".
    const bool is_full = days.front().month.has_value();
    while (days.size() < kMostDays) {
      const auto next = linked_date(at, is_full);
      if (!next || next->second.form->unit != Unit::kDay) break;
      const auto& [pos, match] = *next;
      const PartialDay day = day_of(match);
      if (day.day == 0) break;
      days.push_back(day);
      at = pos + match.end;
      if (!day.month) continue;
      found_.runs.push_back(run_of(std::move(days), begin, at));
      return at;
    }
    return end;
  }

  struct PartialDay {
    int day = 0;
    std::optional<int> month;
    std::optional<int> year;
  };
  struct FullDay {
    PartialDay day;
    std::size_t end;
  };

  // A day with its month, which a link may precede or follow.
  [[nodiscard]] std::optional<FullDay> full_day(std::size_t begin) const {
    const auto match = match_form(forms_, words_, near(begin), 0);
    if (!match || match->form->unit != Unit::kDay) return std::nullopt;
    const PartialDay day = day_of(*match);
    if (day.day == 0 || !day.month) return std::nullopt;
    return FullDay{day, begin + match->end};
  }

  // From the last day to the first, each takes what it lacks from the next one.
  [[nodiscard]] DayRun run_of(std::vector<PartialDay> days, std::size_t begin,
                              std::size_t end) const {
    DayRun run;
    run.text = text_.substr(begin, end - begin);
    PartialDay next;
    for (std::size_t i = days.size(); i > 0; --i) {
      PartialDay& day = days[i - 1];
      if (!day.month) day.month = next.month;
      if (!day.year) day.year = next.year;
      run.days.push_back({day.day, day.month.value_or(0), day.year});
      next = day;
    }
    std::ranges::reverse(run.days);
    return run;
  }

  // The date after a link at this position, and its own position.
  [[nodiscard]] std::optional<std::pair<std::size_t, FormMatch>> linked_date(
      std::size_t at, bool only_range) const {
    constexpr std::size_t kWidestLink = 16;
    const std::string_view behind = text_.substr(at, kWidestLink);
    const std::size_t gap = behind.find_first_of("0123456789");
    if (gap == std::string_view::npos || gap == 0) return std::nullopt;
    // Words that a comma separates are not one form (see engine/forms/form_search).
    const std::string_view between = behind.substr(0, gap);
    const bool has_comma = between.find(',') != std::string_view::npos;
    const Link link = has_comma ? Link::kNone : link_of(words_, between);
    if (link == Link::kNone || (only_range && link != Link::kRange)) return std::nullopt;
    const std::size_t pos = at + gap;
    auto match = match_form(forms_, words_, near(pos), 0);
    if (!match) return std::nullopt;
    return std::pair(pos, *match);
  }

  // The text that a date beginning at `pos` may cover.
  [[nodiscard]] std::string_view near(std::size_t pos) const {
    constexpr std::size_t kLongestDate = 48;
    std::size_t end = std::min(pos + kLongestDate, text_.size());
    while (!text::is_boundary(text_, end)) --end;
    return text_.substr(pos, end - pos);
  }

  // Day 0 if the match names no day.
  static PartialDay day_of(const FormMatch& match) {
    std::optional<int> month = value_of(match, ElementKind::kMonth);
    if (!month) month = value_of(match, ElementKind::kMonthName);
    return {value_of(match, ElementKind::kDay).value_or(0), month,
            value_of(match, ElementKind::kYear)};
  }

  [[nodiscard]] int number(std::size_t begin, std::size_t end) const {
    int value = 0;
    for (std::size_t pos = begin; pos < end; ++pos) value = 10 * value + (text_[pos] - '0');
    return value;
  }

  static std::optional<int> value_of(const FormMatch& match, ElementKind kind) {
    for (std::size_t i = 0; i < match.count; ++i) {
      if (match.fields[i].kind == kind) return match.fields[i].value;
    }
    return std::nullopt;
  }

  const DateForms& forms_;
  const DateWords& words_;
  std::string_view text_;
  RunsOfText found_;
};

}  // namespace

RunsOfText find_day_runs(const DateForms& forms, const DateWords& words, std::string_view text) {
  return RunFinder(forms, words, text).run();
}

}  // namespace pseudo::lang::dates
