#include "lang/common/dates/still_shifts.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "lang/common/dates/shift.h"

namespace pseudo::lang::dates {
namespace {

// A set of shifts from -most to most. Stores, for each shift, the number of ranges that begin there
// minus the number that ended. Stays empty for most documents, as full dates add no range.
class ShiftSet {
 public:
  explicit ShiftSet(int most) : most_(most) {}

  void add(ShiftRange range) {
    const int first = std::max(range.first, -most_);
    const int last = std::min(range.last, most_);
    if (first > last) return;
    begun_.resize(static_cast<std::size_t>(2 * most_ + 2));
    ++begun_[static_cast<std::size_t>(first + most_)];
    --begun_[static_cast<std::size_t>(last + most_ + 1)];
  }

  [[nodiscard]] std::vector<ShiftRange> ranges() const {
    std::vector<ShiftRange> ranges;
    if (begun_.empty()) return ranges;
    int open = 0;
    for (int shift = -most_; shift <= most_; ++shift) {
      const bool was_open = open > 0;
      open += begun_[static_cast<std::size_t>(shift + most_)];
      if (open == 0) continue;
      if (!was_open) ranges.push_back({shift, shift});
      ranges.back().last = shift;
    }
    return ranges;
  }

 private:
  int most_;
  std::vector<int> begun_;
};

int to_shift(Day days) {
  return static_cast<int>(std::clamp<Day>(days, -kLongestShift, kLongestShift));
}

// Intersection of two sorted lists.
std::vector<ShiftRange> common_ranges(const std::vector<ShiftRange>& a,
                                      const std::vector<ShiftRange>& b) {
  std::vector<ShiftRange> common;
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    const ShiftRange both{std::max(a[i].first, b[j].first), std::min(a[i].last, b[j].last)};
    if (both.first <= both.last) common.push_back(both);
    a[i].last < b[j].last ? ++i : ++j;
  }
  return common;
}

class StillAtoms {
 public:
  StillAtoms(const DateReading& reading, int most) : reading_(reading), most_(most) {}

  /// Sorted.
  [[nodiscard]] std::vector<ShiftRange> of(const DateAtom& atom) const {
    if (atom.axis) return of_period(atom);
    if (!is_day(atom) || atom.year) return {};
    if (atom.circular) return of_circular_day(atom);
    return atom.month ? of_day_of_year(atom) : of_bare_day(atom);
  }

 private:
  [[nodiscard]] std::vector<ShiftRange> of_period(const DateAtom& atom) const {
    const Axis axis = *atom.axis;
    const int own = period_of(axis, atom.date);
    if (atom.year_is_known) return {range_of(atom, own)};
    std::vector<ShiftRange> ranges;
    const int first = period_of(axis, atom.date - most_);
    const int last = period_of(axis, atom.date + most_);
    const int place = place_of(axis, atom.period);
    for (int period = first; period <= last; ++period) {
      if (place_of(axis, atom.period + period - own) != place) continue;
      ranges.push_back(range_of(atom, period));
      // The next period of the same place is a year away, except for weeks, as some years have 53.
      period += places_of_year(axis) - 1;
    }
    return ranges;
  }

  [[nodiscard]] static ShiftRange range_of(const DateAtom& atom, int period) {
    return {to_shift(first_day(*atom.axis, period) - atom.date),
            to_shift(first_day(*atom.axis, period + 1) - 1 - atom.date)};
  }

  [[nodiscard]] std::vector<ShiftRange> of_circular_day(const DateAtom& atom) const {
    constexpr int kLongestMonth = 31;
    const int size = atom.round_size > 0 ? atom.round_size : kLongestMonth;
    std::vector<ShiftRange> ranges;
    for (int shift = -(most_ - most_ % size); shift <= most_; shift += size) {
      ranges.push_back({shift, shift});
    }
    return ranges;
  }

  [[nodiscard]] std::vector<ShiftRange> of_day_of_year(const DateAtom& atom) const {
    return same_days(atom, Axis::kYear);
  }
  [[nodiscard]] std::vector<ShiftRange> of_bare_day(const DateAtom& atom) const {
    return same_days(atom, Axis::kMonth);
  }

  /// The shifts to the same position in other periods, in which the atom would be written
  /// unchanged.
  [[nodiscard]] std::vector<ShiftRange> same_days(const DateAtom& atom, Axis axis) const {
    std::vector<ShiftRange> ranges;
    const CivilDate date = to_civil(atom.date);
    const int last = period_of(axis, atom.date + most_);
    for (int period = period_of(axis, atom.date - most_); period <= last; ++period) {
      const int month = axis == Axis::kYear ? date.month : place_of(axis, period) + 1;
      const Day day = to_day({.year = year_of(axis, period), .month = month, .day = date.day});
      const int shift = to_shift(day - atom.date);
      if (!is_still(reading_, atom, {.days = shift, .still = {}})) continue;
      ranges.push_back({shift, shift});
    }
    return ranges;
  }

  const DateReading& reading_;
  int most_;
};

bool has_holiday(const DateReading& reading, const MentionReading& mention) {
  return std::ranges::any_of(reading.segments_of(mention), [](const Segment& segment) {
    return segment.kind == Segment::Kind::kHoliday || segment.kind == Segment::Kind::kDigits;
  });
}

}  // namespace

StillShifts still_shifts(const DateReading& reading, int most) {
  const StillAtoms still(reading, most);
  ShiftSet days(most);
  ShiftSet coarse(most);
  std::size_t next = 0;
  for (std::size_t i = 0; i < reading.mentions.size(); ++i) {
    std::optional<std::vector<ShiftRange>> ranges;
    bool movable = false;
    for (; next < reading.atoms.size() && reading.atoms[next].mention == i; ++next) {
      const DateAtom& atom = reading.atoms[next];
      movable = movable || can_be_moved(atom);
      if (ranges && ranges->empty()) continue;
      ranges = ranges ? common_ranges(*ranges, still.of(atom)) : still.of(atom);
    }
    if (!ranges || has_holiday(reading, reading.mentions[i])) continue;
    for (const ShiftRange& range : *ranges) {
      const bool always = range.first <= -most && range.last >= most;
      if (!always) (movable ? coarse : days).add(range);
    }
  }
  return {days.ranges(), coarse.ranges()};
}

}  // namespace pseudo::lang::dates
