#include "engine/check/date_distances.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/check/dates_alone.h"
#include "engine/check/shared_facts.h"
#include "text/skeleton.h"

namespace pseudo {
namespace {

constexpr std::int64_t kCentury = 36524;  // days

class CommonDistance {
 public:
  CommonDistance(const ExpectedDates& expected, std::vector<const MovedDate*> dates)
      : expected_(expected), dates_(std::move(dates)) {
    for (const MovedDate* date : dates_) new_keys_.push_back(key_without_zeros(date->new_text));
  }

  /// Returns the smallest such shift. `keeps_weekdays`: it may consist of whole weeks.
  [[nodiscard]] std::int64_t find(bool keeps_weekdays) {
    constexpr std::int64_t kFourYears = 1461;  // covers all positions of a leap day
    // A weekday falls on every day of the year within 28 years.
    constexpr std::int64_t kAllWeekdays = 10227;
    for (std::int64_t size = 1; size <= kFourYears; ++size) consider(size);
    for (std::int64_t size = kFourYears / kWeekDays * kWeekDays;
         keeps_weekdays && size <= kAllWeekdays; size += kWeekDays) {
      consider(size);
    }
    return best_;
  }

 private:
  // Looks at the shifts of this size, unless a shift explains all dates.
  void consider(std::int64_t size) {
    for (const std::int64_t days : {size, -size}) {
      if (most_ == dates_.size()) return;
      const std::size_t count = fitting(days);
      if (count <= most_) continue;
      most_ = count;
      best_ = days;
    }
  }

  [[nodiscard]] std::size_t fitting(std::int64_t days) const {
    const std::vector<std::string> texts = expected_.all(days);
    std::size_t count = 0;
    std::size_t unmoved = 0;  // a run would give them new digits
    for (std::size_t k = 0; k < dates_.size(); ++k) {
      const std::string& text = texts[dates_[k]->number];
      if (text == dates_[k]->new_text || key_without_zeros(text) == new_keys_[k]) {
        ++count;
      } else if (text == dates_[k]->old_text) {
        ++unmoved;
      }
    }
    return count == 0 ? 0 : count + unmoved;
  }

  const ExpectedDates& expected_;
  std::vector<const MovedDate*> dates_;
  std::vector<std::string> new_keys_;
  std::int64_t best_ = 0;
  std::size_t most_ = 0;  // dates that it explains
};

}  // namespace

bool is_of_short_year(std::int64_t days) { return days > kCentury / 2 || days < -kCentury / 2; }

std::string key_without_zeros(std::string_view date) {
  const std::string folded = text::skeleton_key(date);
  std::string key;
  for (const std::string_view word : words_of_date(folded)) {
    const std::size_t zeros = word.find_first_not_of('0');
    key.append(zeros == std::string_view::npos ? word : word.substr(zeros)).append(1, ' ');
  }
  return key;
}

UsualDistances usual_distances(std::span<const MovedDate> dates, const Options& options) {
  std::map<std::string_view, std::map<std::int64_t, std::size_t>> counts;
  for (const MovedDate& date : dates) {
    if (date.days) ++counts[date.label][*date.days];
  }
  UsualDistances usual;
  for (const auto& [label, of_label] : counts) {
    const auto most =
        std::ranges::max_element(of_label, {}, [](const auto& one) { return one.second; });
    // If some years have two digits, the most frequent distance may be wrong by a century.
    const auto is_longer = [&](const auto& one) {
      return is_of_short_year(one.first) && is_same_distance(one.first, most->first);
    };
    const auto longer = std::ranges::find_if(of_label, is_longer);
    if (longer != of_label.end() && !options.fixed_shift) {
      usual[label] = longer->first;
      continue;
    }
    usual[label] = options.fixed_shift.value_or(static_cast<int>(most->first));
  }
  if (options.fixed_shift) {
    for (const MovedDate& date : dates) usual[date.label] = *options.fixed_shift;
  }
  return usual;
}

std::int64_t common_distance(const ExpectedDates& expected, std::vector<const MovedDate*> dates,
                             bool keeps_weekdays) {
  return CommonDistance(expected, std::move(dates)).find(keeps_weekdays);
}

}  // namespace pseudo
