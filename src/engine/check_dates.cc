#include "engine/check_dates.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/form_index.h"
#include "engine/known_strings.h"
#include "engine/moved_dates.h"
#include "text/ascii.h"
#include "text/skeleton.h"
#include "text/words.h"

namespace pseudo {
namespace {

constexpr std::int64_t kWeek = 7;
constexpr std::int64_t kCentury = 36524;  // days; one more with the leap day of a year in 400

// A year in two digits may be of another century when it is read alone.
bool is_same_distance(std::int64_t a, std::int64_t b) {
  const std::int64_t apart = a < b ? b - a : a - b;
  return apart == 0 || apart == kCentury || apart == kCentury + 1;
}

// Perhaps the distance to another century.
bool is_of_short_year(std::int64_t days) { return days > kCentury / 2 || days < -kCentury / 2; }

// By label.
using UsualDistances = std::map<std::string_view, std::int64_t>;

UsualDistances usual_distances(std::span<const MovedDate> dates, const Options& options) {
  std::map<std::string_view, std::map<std::int64_t, std::size_t>> counts;
  for (const MovedDate& date : dates) {
    if (date.days) ++counts[date.label][*date.days];
  }
  UsualDistances usual;
  for (const auto& [label, of_label] : counts) {
    const auto most =
        std::ranges::max_element(of_label, {}, [](const auto& one) { return one.second; });
    usual[label] = options.fixed_shift.value_or(static_cast<int>(most->first));
  }
  if (options.fixed_shift) {
    for (const MovedDate& date : dates) usual[date.label] = *options.fixed_shift;
  }
  return usual;
}

/// What the old dates become after a shift.
class Expected {
 public:
  Expected(const DateReadings& was, std::size_t dates) : was_(was), dates_(dates) {}

  /// Empty: it could not be read.
  const std::string& text(std::int64_t days, std::size_t number) {
    auto [known, is_new] = texts_.try_emplace(days);
    if (is_new) known->second = write(days, 0);
    return known->second[number];
  }

  /// False for digits of what could not be read: the noise decides them.
  bool is_certain(std::int64_t days, std::size_t number) {
    for (const std::uint64_t noise : {0x5555555555555555ULL, 0x123456789ABCDEF1ULL}) {
      auto [known, is_new] = noisy_.try_emplace({days, noise});
      if (is_new) known->second = write(days, noise);
      if (known->second[number] != text(days, number)) return false;
    }
    return true;
  }

 private:
  [[nodiscard]] std::vector<std::string> write(std::int64_t days, std::uint64_t noise) const {
    std::vector<std::string> texts =
        was_.write(static_cast<int>(days), std::vector<std::uint64_t>(dates_, noise));
    texts.resize(dates_);
    return texts;
  }

  const DateReadings& was_;
  std::size_t dates_;
  std::map<std::int64_t, std::vector<std::string>> texts_;  // by days
  std::map<std::pair<std::int64_t, std::uint64_t>, std::vector<std::string>> noisy_;
};

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (auto word = text::next_word(text, 0); word; word = text::next_word(text, word->end)) {
    words.push_back(text.substr(word->begin, word->size()));
  }
  return words;
}

bool is_number(std::string_view word) { return std::ranges::all_of(word, text::is_ascii_digit); }

// Numbers where there are numbers, words where there are words: "2. Mai" like "14. Juni".
bool has_same_shape(std::string_view a, std::string_view b) {
  return std::ranges::equal(words_of(a), words_of(b), {}, is_number, is_number);
}

// The ways to write a date that has no other date beside it; none of what names no day.
std::vector<std::string> forms_of(const std::string& text, const LanguageModule& language) {
  const Mention mention{Category::kDate, text, {0, text.size()}, {}};
  const std::size_t first = 0;
  const auto readings = language.read_dates({text, std::span(&mention, 1)}, std::span(&first, 1));
  return readings == nullptr ? std::vector<std::string>() : readings->search_forms(0);
}

class DateCheck {
 public:
  DateCheck(DatesOfScope& scope, const EngineSetup& setup)
      : scope_(scope), setup_(setup), expected_(*scope.was, count(scope)) {
    const auto first = std::ranges::find_if(
        scope.dates, [](const MovedDate& date) { return date.days.has_value(); });
    if (first != scope.dates.end()) {  // what cannot be read, no shift makes readable
      const std::int64_t any_days = *first->days;
      for (MovedDate& date : scope.dates) {
        if (expected_.text(any_days, date.number).empty()) date.days.reset();
      }
    }
    usual_ = usual_distances(scope.dates, setup.options);
  }

  std::optional<FindingCode> fault_of(const MovedDate& date) {
    if (date.days == 0) return FindingCode::kOriginalInPlace;
    if (!fits_weekdays(date)) return FindingCode::kDateDistance;
    const auto usual = usual_.find(date.label);
    if (usual == usual_.end()) return std::nullopt;
    const std::string& expected = expected_.text(usual->second, date.number);
    if (expected.empty() || expected == date.old_text || is_same(expected, date.new_text) ||
        !is_off(date, usual->second) || !expected_.is_certain(usual->second, date.number)) {
      return std::nullopt;
    }
    return FindingCode::kDateDistance;
  }

 private:
  static std::size_t count(const DatesOfScope& scope) {
    return scope.dates.empty() ? 0 : scope.dates.back().number + 1;
  }

  static bool is_same(const std::string& expected, const std::string& text) {
    return expected == text || text::skeleton_key(expected) == text::skeleton_key(text);
  }

  // Beside the dates, where no mention holds them, the days of the week stay as they are.
  [[nodiscard]] bool fits_weekdays(const MovedDate& date) const {
    if (!date.days || !scope_.was->whole_weeks() || setup_.options.fixed_shift) return true;
    return is_of_short_year(*date.days) || *date.days % kWeek == 0;
  }

  [[nodiscard]] bool is_off(const MovedDate& date, std::int64_t usual) {
    if (date.days) {
      return !is_same_distance(*date.days, usual) || has_wrong_weekday(date, usual);
    }
    return !is_of_short_year(usual) &&
           is_another(expected_.text(usual, date.number), date.new_text);
  }

  // Another format of the same day is none. What names no day is only compared in its own format.
  [[nodiscard]] bool is_another(const std::string& expected, const std::string& text) const {
    const std::vector<std::string> forms = forms_of(expected, setup_.language);
    FormIndex index(setup_.language);
    for (const std::string& form : forms) index.add({form}, 0);
    if (is_form(index, text)) return false;
    if (has_same_shape(expected, text)) return true;
    return !forms.empty() && !forms_of(text, setup_.language).empty();
  }

  // A word of a weekday is another one after each of the next six days, and the same after seven.
  [[nodiscard]] bool has_wrong_weekday(const MovedDate& date, std::int64_t usual) {
    const std::vector<std::string_view> shown = words_of(date.new_text);
    const std::string right = expected_.text(usual, date.number);
    const std::string next_week = expected_.text(usual + kWeek, date.number);
    const std::vector<std::string_view> wanted = words_of(right);
    const std::vector<std::string_view> later = words_of(next_week);
    if (shown.size() != wanted.size() || later.size() != wanted.size()) return false;
    for (std::size_t w = 0; w < wanted.size(); ++w) {
      if (is_number(wanted[w]) || shown[w] == wanted[w] || later[w] != wanted[w]) continue;
      if (is_word_of_other_day(date, usual, w, wanted[w], shown[w])) return true;
    }
    return false;
  }

  bool is_word_of_other_day(const MovedDate& date, std::int64_t usual, std::size_t place,
                            std::string_view wanted, std::string_view shown) {
    bool is_shown = false;
    for (std::int64_t days = 1; days < kWeek; ++days) {
      const std::string text = expected_.text(usual + days, date.number);
      const std::vector<std::string_view> words = words_of(text);
      if (place >= words.size() || words[place] == wanted) return false;
      is_shown = is_shown || words[place] == shown;
    }
    return is_shown;
  }

  const DatesOfScope& scope_;
  const EngineSetup& setup_;
  Expected expected_;
  UsualDistances usual_;
};

}  // namespace

std::vector<Finding> check_dates(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const EngineSetup& setup) {
  std::vector<Finding> findings;
  for (DatesOfScope& scope : moved_dates(before, after, stretches, setup)) {
    DateCheck check(scope, setup);
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
