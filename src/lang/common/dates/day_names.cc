#include "lang/common/dates/day_names.h"

#include <string>

#include "lang/common/dates/month_names.h"
#include "lang/common/dates/text_runs.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

/// A full name that a weekday ending or another known word directly follows.
std::optional<DayName> weekday_in_longer_word(const DateWords& words, std::string_view text) {
  if (words.is_too_long(text)) return std::nullopt;
  const std::string key = text::fold_key(text);
  for (const std::uint32_t n : words.of_kind(WordKind::kWeekday)) {
    const Word& word = words.word(n);
    if (word.style.ends_with(kAbbreviation) || !key.starts_with(word.key)) continue;
    const std::size_t size = word.key.size();
    if (!text::is_ascii(text.substr(0, size))) continue;
    const std::string_view rest = text.substr(size);
    if (words.is_weekday_ending(rest) || words.look_up(rest).any()) return DayName{n, size};
  }
  return std::nullopt;
}

/// The end of the word including a genitive with apostrophe: "Year's".
std::size_t end_with_apostrophe(std::string_view text, std::size_t end) {
  if (end == text.size()) return end;
  std::size_t after = end;
  if (!text::is_apostrophe(text::next(text, after))) return end;
  const std::size_t genitive = end_of_word(text, after);
  return genitive == after ? end : genitive;
}

}  // namespace

std::optional<DayName> weekday_at_front(const DateWords& words, std::string_view word) {
  const auto found = words.find(word, WordKind::kWeekday);
  if (!found) return weekday_in_longer_word(words, word);
  if (words.is_plain_as_written(word)) return std::nullopt;
  return DayName{found->word, word.size()};
}

std::optional<DayName> holiday_of_words(const DateWords& words, std::string_view text,
                                        std::size_t pos, std::size_t end, std::size_t to) {
  constexpr int kFurtherWords = 3;
  if (!words.look_up(text.substr(pos, end - pos)).begins_holiday()) return std::nullopt;
  end = end_with_apostrophe(text, end);
  std::optional<DayName> longest;
  for (int i = 0; i < kFurtherWords && end < to; ++i) {
    if (text[end] == '.' || text[end] == '-') ++end;
    if (end >= to || text[end] != ' ') break;
    const std::size_t next = end_of_word(text, end + 1);
    if (next == end + 1) break;
    end = end_with_apostrophe(text, next);
    if (end > to) break;
    const auto found = words.find(text.substr(pos, end - pos), WordKind::kHoliday);
    if (found) longest = DayName{found->word, end};
  }
  return longest;
}

}  // namespace pseudo::lang::dates
