#include "engine/check/check_dates.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/check/date_distances.h"
#include "engine/check/dates_alone.h"
#include "engine/check/expected_dates.h"
#include "engine/check/moved_dates.h"
#include "engine/forms/form_index.h"
#include "engine/forms/known_strings.h"
#include "engine/resolve/scope_of_target.h"
#include "text/ascii.h"
#include "text/skeleton.h"

namespace pseudo {
namespace {

class DateCheck {
 public:
  DateCheck(DatesOfScope& scope, const EngineSetup& setup)
      : scope_(scope), setup_(setup), expected_(*scope.was, count(scope)) {
    for (MovedDate& date : scope.dates) {
      if (is_read_otherwise(date)) date.days.reset();
    }
    const auto first = std::ranges::find_if(
        scope.dates, [](const MovedDate& date) { return date.days.has_value(); });
    if (first != scope.dates.end()) {  // a date that cannot be read has no text for any shift
      const std::int64_t any_days = *first->days;
      for (MovedDate& date : scope.dates) {
        if (expected_.text(any_days, date.number).empty()) date.days.reset();
      }
    }
    usual_ = usual_distances(scope.dates, setup.options);
    find_common_distances();
  }

  std::optional<FindingCode> fault_of(const MovedDate& date) {
    if (date.days == 0) return FindingCode::kOriginalInPlace;
    const std::optional<std::int64_t> usual = usual_of(date);
    const std::string expected = usual ? expected_.text(*usual, date.number) : std::string();
    const bool is_expected = usual && is_same(expected, date.new_text);
    if (!is_expected && is_other_kind(date)) return FindingCode::kOtherKind;
    if (!fits_weekdays(date) || is_beyond_bound(date)) return FindingCode::kDateDistance;
    if (is_year_off(date)) return FindingCode::kDateDistance;
    if (is_expected || expected.empty() || expected == date.old_text || !is_off(date, *usual) ||
        !expected_.is_certain(*usual, date.number)) {
      return std::nullopt;
    }
    return FindingCode::kDateDistance;
  }

  // Returns the first full date of each label that has the usual shift, if a run drew the shift.
  [[nodiscard]] std::vector<const MovedDate*> usual_dates() const {
    std::vector<const MovedDate*> dates;
    if (setup_.options.fixed_shift) return dates;
    for (const auto& usual : usual_) {
      const auto first = std::ranges::find_if(scope_.dates, [&](const MovedDate& date) {
        return date.label == usual.first && date.days == usual.second;
      });
      if (first != scope_.dates.end()) dates.push_back(&*first);
    }
    return dates;
  }

 private:
  // True if the order of day and month was read in two ways: "3/20/1993" is in March, but
  // "3/9/1993", which a run writes for it, is in September.
  [[nodiscard]] bool is_read_otherwise(const MovedDate& date) const {
    const bool is_in_digits = std::ranges::none_of(date.old_text, text::is_ascii_letter);
    if (!date.days || !is_in_digits || !has_same_shape(date.old_text, date.new_text)) return false;
    const std::string moved = moved_alone(std::string(date.old_text), *date.days, setup_.language);
    return !moved.empty() && key_without_zeros(moved) != key_without_zeros(date.new_text);
  }

  static std::size_t count(const DatesOfScope& scope) {
    return scope.dates.empty() ? 0 : scope.dates.back().number + 1;
  }

  [[nodiscard]] std::optional<std::int64_t> usual_of(const MovedDate& date) const {
    const auto usual = usual_.find(date.label);
    if (usual != usual_.end()) return usual->second;
    const auto common = common_.find(date.number);
    return common == common_.end() ? std::nullopt : std::optional(common->second);
  }

  // For labels without full dates: finds the shifts of days with months and of months, both without
  // years. Excludes dates relative to others, which refer to a day that the text does not name, and
  // new texts of another shape, which may be another format.
  void find_common_distances() {
    std::map<std::pair<std::string_view, bool>, std::vector<const MovedDate*>> of_label;
    for (const MovedDate& date : scope_.dates) {
      if (usual_.contains(date.label) || date.old_text == date.new_text) continue;
      if (!has_same_shape(date.old_text, date.new_text)) continue;
      const ReadAlone was = read_alone(std::string(date.old_text), setup_.language);
      const ReadAlone is = read_alone(date.new_text, setup_.language);
      if (!was.is_date || !is.is_date || was.names_day != is.names_day) continue;
      if (was.names_year && is.names_year) {
        if (!was.names_day && !is.names_day) add_years(date, was.years, is.years);
        continue;
      }
      if (was.names_year || is.names_year) continue;
      if (!expected_.text(kWeekDays, date.number).empty() &&
          expected_.is_certain(kWeekDays, date.number)) {
        of_label[{date.label, was.names_day}].push_back(&date);
      }
    }
    for (const auto& [kind, dates] : of_label) {
      const auto is_first = [&](const MovedDate* date) {
        return date->old_text == dates.front()->old_text &&
               date->new_text == dates.front()->new_text;
      };
      if (std::ranges::all_of(dates, is_first)) continue;
      const std::int64_t days = common_distance(expected_, dates, scope_.was->keeps_weekdays());
      for (const MovedDate* date : dates) common_[date->number] = days;
    }
  }

  [[nodiscard]] bool is_other_kind(const MovedDate& date) {
    return !date.days &&
           is_other_kind_of_date(std::string(date.old_text), date.new_text, setup_.language) &&
           !is_other_weekday(date);
  }

  // "so" for "fr": a short weekday that alone is not read as one.
  [[nodiscard]] bool is_other_weekday(const MovedDate& date) {
    for (std::int64_t days = 1; days < kWeekDays; ++days) {
      if (expected_.text(days, date.number) == date.new_text) return true;
    }
    return false;
  }

  void add_years(const MovedDate& date, const YearRange& was, const YearRange& is) {
    constexpr int kDecade = 10;
    const int distance = is.first - was.first;
    if (distance != 0 && distance % kDecade == 0) return;  // decades are shifted by whole decades
    if (names_no_year(date.number)) return;                // "2010er" for "2021er"
    years_[date.number] = distance;
    ++years_of_label_[date.label][distance];
  }

  // True for a decade: it remains the same in one of two following years.
  [[nodiscard]] bool names_no_year(std::size_t number) {
    constexpr std::int64_t kYear = 365;  // days
    const std::string& second = expected_.text(2 * kYear, number);
    const std::string& third = expected_.text(3 * kYear, number);
    return second == third || third == expected_.text(4 * kYear, number);
  }

  // For labels without full dates. Under one shift, months and years may move by distances that
  // differ by two years: a shift may or may not cross the end of a year, and a year that would
  // remain unchanged becomes an adjacent one.
  [[nodiscard]] bool is_year_off(const MovedDate& date) const {
    constexpr int kApart = 2;
    const auto own = years_.find(date.number);
    if (own == years_.end()) return false;
    const auto& counts = years_of_label_.at(date.label);
    const auto most =
        std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; });
    return std::abs(own->second - most->first) > kApart;
  }

  [[nodiscard]] bool is_beyond_bound(const MovedDate& date) const {
    const Options& options = setup_.options;
    if (!date.days || !options.max_shift || options.fixed_shift) return false;
    if (is_of_short_year(*date.days)) return false;
    return *date.days > *options.max_shift || *date.days < -*options.max_shift;
  }

  static bool is_same(const std::string& expected, const std::string& text) {
    return expected == text || text::skeleton_key(expected) == text::skeleton_key(text);
  }

  // Weekdays beside dates, outside mentions, are not changed, so the shift must be whole weeks.
  [[nodiscard]] bool fits_weekdays(const MovedDate& date) const {
    if (!date.days || !scope_.was->keeps_weekdays() || setup_.options.fixed_shift) return true;
    return is_of_short_year(*date.days) || *date.days % kWeekDays == 0;
  }

  [[nodiscard]] bool is_off(const MovedDate& date, std::int64_t usual) {
    if (date.days) {
      return !is_same_distance(*date.days, usual) || has_wrong_weekday(date, usual);
    }
    return !is_of_short_year(usual) &&
           is_another(expected_.text(usual, date.number), date.new_text);
  }

  // Another format of the same day is not another date. Dates that name no day are compared only
  // with texts of the same format.
  [[nodiscard]] bool is_another(const std::string& expected, const std::string& text) const {
    const std::vector<std::string> forms = forms_of_date(expected, setup_.language);
    FormIndex index(setup_.language);
    for (const std::string& form : forms) index.add({form}, 0);
    if (is_form(index, text)) return false;
    if (has_same_shape(expected, text)) return true;
    return !forms.empty() && !forms_of_date(text, setup_.language).empty();
  }

  // A word depends on the weekday if it differs after each of the next six days and recurs after
  // seven.
  [[nodiscard]] bool has_wrong_weekday(const MovedDate& date, std::int64_t usual) {
    const std::vector<std::string_view> shown = words_of_date(date.new_text);
    const std::string right = expected_.text(usual, date.number);
    const std::string next_week = expected_.text(usual + kWeekDays, date.number);
    const std::vector<std::string_view> wanted = words_of_date(right);
    const std::vector<std::string_view> later = words_of_date(next_week);
    if (shown.size() != wanted.size() || later.size() != wanted.size()) return false;
    for (std::size_t w = 0; w < wanted.size(); ++w) {
      if (is_number_word(wanted[w]) || shown[w] == wanted[w] || later[w] != wanted[w]) continue;
      if (is_word_of_other_day(date, usual, w, wanted[w], shown[w])) return true;
    }
    return false;
  }

  bool is_word_of_other_day(const MovedDate& date, std::int64_t usual, std::size_t place,
                            std::string_view wanted, std::string_view shown) {
    bool is_shown = false;
    for (std::int64_t days = 1; days < kWeekDays; ++days) {
      const std::string text = expected_.text(usual + days, date.number);
      const std::vector<std::string_view> words = words_of_date(text);
      if (place >= words.size() || words[place] == wanted) return false;
      is_shown = is_shown || words[place] == shown;
    }
    return is_shown;
  }

  const DatesOfScope& scope_;
  const EngineSetup& setup_;
  ExpectedDates expected_;
  UsualDistances usual_;
  std::map<std::size_t, std::int64_t> common_;  // by number: shift of dates without a full date
  std::map<std::size_t, int> years_;  // by number: distance in years of dates without a day
  std::map<std::string_view, std::map<int, std::size_t>> years_of_label_;
};

}  // namespace

std::vector<Finding> check_dates(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const EngineSetup& setup, SharedFacts& shared) {
  std::vector<Finding> findings;
  for (DatesOfScope& scope : moved_dates(before, after, stretches, setup)) {
    DateCheck check(scope, setup);
    for (const MovedDate* const date : check.usual_dates()) {
      const ScopePlace place = scope_of(setup.options, before.document, before.plan,
                                        date->stretch->target, Category::kDate);
      shared.add_days({place, date->label, "", *date->stretch}, *date->days);
    }
    for (const MovedDate& date : scope.dates) {
      const std::optional<FindingCode> fault = check.fault_of(date);
      if (!fault) continue;
      const Target& target = before.plan.targets[date.stretch->target];
      findings.push_back({*fault, before.document.annotations[target.annotation].id,
                          date.stretch->after.begin, false});
    }
  }
  return findings;
}

}  // namespace pseudo
