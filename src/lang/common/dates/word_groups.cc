#include "lang/common/dates/word_groups.h"

#include "text/casing.h"

namespace pseudo::lang::dates {
namespace {

constexpr std::string_view kVague = "ahead_vague";
constexpr std::string_view kSameAs = "as_";

}  // namespace

const Word& word_for_value(const DateWords& words, const Word& like, int value) {
  if (const Word* word = words.first(like.kind, like.style, value)) return *word;
  for (const std::uint32_t n : words.of_kind(like.kind)) {
    if (words.word(n).value == value) return words.word(n);
  }
  return like;
}

const Word& rotated(const DateWords& words, const Word& word, std::uint64_t steps) {
  std::vector<const Word*> group;
  std::size_t place = 0;
  for (const std::uint32_t n : words.of_kind(word.kind)) {
    const Word& candidate = words.word(n);
    if (candidate.style != word.style) continue;
    if (&candidate == &word) place = group.size();
    group.push_back(&candidate);
  }
  if (group.size() < 2) {
    place = group.size() - 1;
    for (const std::uint32_t n : words.of_kind(word.kind)) {
      if (words.word(n).style == kVague) group.push_back(&words.word(n));
    }
  }
  if (group.size() < 2) return word;
  return *group[(place + 1 + steps % (group.size() - 1)) % group.size()];
}

HolidayCircle circle_of(const DateWords& words, const Word& holiday) {
  std::string_view style = holiday.style;
  const bool as_another = style.starts_with(kSameAs);
  if (as_another) style.remove_prefix(kSameAs.size());
  HolidayCircle circle;
  for (const std::uint32_t n : words.of_kind(WordKind::kHoliday)) {
    const Word& word = words.word(n);
    const bool own = &word == &holiday;
    if (own) circle.place = circle.words.size();
    if (own && as_another && circle.place > 0) --circle.place;
    if (word.style == style) circle.words.push_back(&word);
  }
  return circle;
}

std::string in_case_of(std::string_view surface, const Word& original, std::string_view text) {
  return text::apply_case(text, text::observe_case(surface, original.text));
}

}  // namespace pseudo::lang::dates
