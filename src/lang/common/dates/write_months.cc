#include "lang/common/dates/write_months.h"

#include "lang/common/dates/month_names.h"
#include "lang/common/dates/word_groups.h"

namespace pseudo::lang::dates {
namespace {

const Word* month_of(const DateWords& words, std::string_view series, int month) {
  return words.first(WordKind::kMonth, series, month);
}

/// The foreign name of the month if the original is foreign, or if it could be and the other names
/// of the document are.
const Word* foreign_name(const DateWords& words, const Habits& habits, const Word& original,
                         int month) {
  bool foreign = is_foreign(original);
  if (!foreign && habits.foreign) {
    const Word* same_month = month_of(words, kForeignName, original.value);
    foreign = same_month != nullptr && same_month->key == original.key;
  }
  if (!foreign) return nullptr;
  return month_of(words, takes_dot(original) ? kForeignAbbreviation : kForeignName, month);
}

const Word* abbreviated_name(const DateWords& words, const Habits& habits, int month) {
  if (habits.regional_months.test(static_cast<std::size_t>(month))) {
    if (const Word* word = month_of(words, kRegionalAbbreviation, month)) return word;
  }
  return month_of(words, kAbbreviation, month);
}

const Word& name_like(const DateWords& words, const Habits& habits, const Word& original,
                      bool abbreviated, int month) {
  const Word* word = foreign_name(words, habits, original, month);
  if (word == nullptr && original.style == kNumeral) word = month_of(words, kNumeral, month);
  if (word == nullptr && abbreviated) word = abbreviated_name(words, habits, month);
  return word != nullptr ? *word : full_month_name(words, habits, month);
}

}  // namespace

const Word& full_month_name(const DateWords& words, const Habits& habits, int month) {
  if (habits.regional_months.test(static_cast<std::size_t>(month))) {
    if (const Word* word = month_of(words, kRegionalName, month)) return *word;
  }
  return *month_of(words, kFullName, month);  // each month has one, see DateWords::from
}

std::string month_text(const DateWords& words, const DateReading& reading, const Field& field,
                       int month) {
  const Word& original = words.word(field.word);
  std::string_view surface = reading.surface(field);
  if (original.value == month) return std::string(surface);
  const bool dotted = surface.ends_with('.');
  if (dotted) surface.remove_suffix(1);
  const Habits& habits = reading.habits;
  // A month that is never abbreviated does not show whether the document abbreviates.
  const bool shows_habit = original.style != kFullName || has_abbreviation(words, original.value);
  const bool abbreviates = shows_habit ? takes_dot(original) : habits.abbreviated > 0;
  const Word& name = name_like(words, habits, original, abbreviates, month);
  const bool in_ascii = habits.ascii && !name.ascii.empty();
  std::string text = in_case_of(surface, original, in_ascii ? name.ascii : name.text);
  const bool dot = shows_habit ? dotted : habits.dotted;
  return takes_dot(name) && dot ? text + "." : text;
}

}  // namespace pseudo::lang::dates
