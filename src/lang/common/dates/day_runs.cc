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
    return std::min(text_.find_first_of("0123456789", pos), text_.size());
  }

  // "5" of "3.5.".
  [[nodiscard]] bool is_in_longer_number(std::size_t pos) const {
    constexpr std::string_view kWithin = ".,:";
    return pos > 1 && kWithin.find(text_[pos - 1]) != std::string_view::npos &&
           is_ascii_digit(text_[pos - 2]);
  }

  void note_mark(std::size_t end) {
    if (found_.has_day_marks || end >= text_.size()) return;
    if (!text::is_ascii_lower(text::ascii_lower(text_[end]))) return;
    const std::size_t word_end = end_of_word(text_, end);
    found_.has_day_marks =
        words_.find(text_.substr(end, word_end - end), WordKind::kDayMark).has_value();
  }

  // Returns the end of the run whose first day is at [begin, end), or `end`.
  std::size_t read_at(std::size_t begin, std::size_t end) {
    constexpr std::size_t kMostDays = 8;
    DayRun run;
    run.days.push_back(number(begin, end));
    std::size_t at = end;
    while (run.days.size() < kMostDays) {
      const auto next = linked_date(at);
      if (!next) return end;
      const auto [pos, match] = *next;
      const std::optional<int> day = value_of(match, ElementKind::kDay);
      if (match.form->unit != Unit::kDay || !day) return end;
      run.days.push_back(*day);
      at = pos + match.end;
      std::optional<int> month = value_of(match, ElementKind::kMonth);
      if (!month) month = value_of(match, ElementKind::kMonthName);
      if (!month) continue;
      run.month = *month;
      run.year = value_of(match, ElementKind::kYear);
      run.text = text_.substr(begin, at - begin);
      found_.runs.push_back(std::move(run));
      return at;
    }
    return end;
  }

  // The date behind a link that follows at once, with its place.
  [[nodiscard]] std::optional<std::pair<std::size_t, FormMatch>> linked_date(std::size_t at) const {
    constexpr std::size_t kWidestLink = 16;
    constexpr std::size_t kLongestDate = 48;
    const std::string_view near = text_.substr(at, kWidestLink);
    const std::size_t gap = near.find_first_of("0123456789");
    if (gap == std::string_view::npos || gap == 0) return std::nullopt;
    // What a comma divides is no form of several words (engine/form_search).
    const std::string_view between = near.substr(0, gap);
    const bool has_comma = between.find(',') != std::string_view::npos;
    if (has_comma || link_of(words_, between) == Link::kNone) return std::nullopt;
    const std::size_t pos = at + gap;
    std::size_t end = std::min(pos + kLongestDate, text_.size());
    while (!text::is_boundary(text_, end)) --end;
    auto match = match_form(forms_, words_, text_.substr(pos, end - pos), 0);
    if (!match) return std::nullopt;
    return std::pair(pos, *match);
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
