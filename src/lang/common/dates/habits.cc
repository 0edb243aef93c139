#include "lang/common/dates/habits.h"

#include <algorithm>

#include "lang/common/dates/month_names.h"
#include "text/utf8.h"

namespace pseudo::lang::dates {
namespace {

class HabitObserver {
 public:
  HabitObserver(const DateWords& words, const DateReading& reading)
      : words_(words), reading_(reading) {}

  Habits run() {
    for (const DateAtom& atom : reading_.atoms) observe(reading_.fields_of(atom));
    add_regional_months();
    return habits_;
  }

 private:
  void observe(std::span<const Field> fields) {
    const bool numeric =
        std::ranges::find(fields, ElementKind::kMonth, &Field::kind) != fields.end();
    int& padded = numeric ? habits_.padded_numeric : habits_.padded_named;
    for (const Field& field : fields) {
      if (field.kind == ElementKind::kMonthName) observe_month(field);
      if (field.kind != ElementKind::kDay && field.kind != ElementKind::kMonth) continue;
      if (field.size() == 1) --padded;
      if (field.size() == 2 && reading_.text[field.begin] == '0') ++padded;
    }
  }

  void observe_month(const Field& field) {
    const Word& word = words_.word(field.word);
    const std::string_view surface = reading_.surface(field);
    const auto month = static_cast<std::size_t>(word.value);
    const bool abbreviation = takes_dot(word);
    if (has_abbreviation(words_, word.value)) habits_.abbreviated += abbreviation ? 1 : -1;
    if (abbreviation) habits_.dotted = surface.ends_with('.');
    (is_regional(word) ? habits_.regional_months : common_months_).set(month);
    if (text::is_ascii(surface) && !text::is_ascii(word.text)) habits_.ascii = true;
    observe_language(word, abbreviation);
  }

  /// A name that is the same in both languages shows neither.
  void observe_language(const Word& word, bool abbreviation) {
    const Word* same_month = words_.first(WordKind::kMonth, kForeignName, word.value);
    if (is_foreign(word)) {
      habits_.foreign = habits_.foreign || !habits_.own;
    } else if (!abbreviation && (same_month == nullptr || same_month->key != word.key)) {
      habits_.own = true;
      habits_.foreign = false;
    }
  }

  /// See kRegionalName: an author who uses a rare regional name also uses the more common ones.
  void add_regional_months() {
    bool rarer_one_is_used = false;
    const auto months = words_.of_kind(WordKind::kMonth);
    for (std::size_t i = months.size(); i-- > 0;) {
      const Word& word = words_.word(months[i]);
      if (word.style != kRegionalName) continue;
      const auto month = static_cast<std::size_t>(word.value);
      if (rarer_one_is_used && !common_months_.test(month)) habits_.regional_months.set(month);
      rarer_one_is_used = rarer_one_is_used || habits_.regional_months.test(month);
    }
  }

  const DateWords& words_;
  const DateReading& reading_;
  Habits habits_;
  std::bitset<13> common_months_;  // months written with a name other than their regional one
};

}  // namespace

Habits observe_habits(const DateTables& tables, const DateReading& reading) {
  return HabitObserver(tables.words, reading).run();
}

}  // namespace pseudo::lang::dates
