#include "engine/assign/draw_shift.h"

#include <algorithm>
#include <cstdlib>
#include <span>

namespace pseudo {
namespace {

constexpr int kWeek = 7;
// Limits the draws, because a document may contain a date that no shift changes.
constexpr int kShiftDraws = 64;
constexpr int kMostYears = 4;
// The date of a holiday varies by at most 35 days between years: four years and five weeks.
constexpr int kMostSeasonShift = 1500;
// Holidays and calendar weeks allow few shifts; those of a second holiday or week
// apply only if this many are left.
constexpr std::size_t kFewestInSeason = 4;

int unit_of(bool keeps_weekdays) { return keeps_weekdays ? kWeek : 1; }

// Returns the shifts and their negatives, sorted.
std::vector<int> both_ways(std::vector<int> ahead) {
  std::vector<int> all;
  for (std::size_t i = ahead.size(); i-- > 0;) all.push_back(-ahead[i]);
  all.insert(all.end(), ahead.begin(), ahead.end());
  return all;
}

// Shifts within 21 days of one to four years of 365.25 days.
std::vector<int> season_windows(int bound, int unit) {
  constexpr int kQuartersOfYear = 4 * 365 + 1;
  constexpr int kSpan = 4 * 21;
  std::vector<int> ahead;
  for (int days = unit; days <= bound; days += unit) {
    const int years = std::clamp((4 * days + kQuartersOfYear / 2) / kQuartersOfYear, 1, kMostYears);
    if (std::abs(4 * days - years * kQuartersOfYear) <= kSpan) ahead.push_back(days);
  }
  return both_ways(std::move(ahead));
}

std::vector<int> shifts_in(std::span<const ShiftRange> ranges, int bound, int unit) {
  std::vector<int> shifts;
  for (const ShiftRange& range : ranges) {
    for (int days = range.first; days <= range.last; ++days) {
      if (days % unit == 0 && std::abs(days) <= bound) shifts.push_back(days);
    }
  }
  return shifts;
}

// Precondition: the shifts are sorted. Keeps their order.
std::vector<int> without(std::vector<int> shifts, std::vector<ShiftRange> ranges) {
  std::ranges::sort(ranges, {}, &ShiftRange::first);
  auto left = shifts.begin();  // end of the shifts that are kept
  auto next = shifts.begin();  // first shift behind the ranges so far
  for (const ShiftRange& range : ranges) {
    const auto first = std::lower_bound(next, shifts.end(), range.first);
    left = std::move(next, first, left);
    next = std::upper_bound(first, shifts.end(), range.last);
  }
  shifts.erase(std::move(next, shifts.end(), left), shifts.end());
  return shifts;
}

// Shifts that preserve day and month. Four years have 1461 days; `years` consecutive years have a
// quarter of that for each, rounded down or up.
ShiftRange whole_years(int years) {
  return {365 * years + years / 4, 365 * years + (years + 3) / 4};
}

std::vector<int> free_shifts(int bound, int unit) {
  const int steps = bound / unit;
  std::vector<int> shifts;
  shifts.reserve(2 * static_cast<std::size_t>(steps) + 1);
  for (int step = -steps; step <= steps; ++step) shifts.push_back(step * unit);
  std::vector<ShiftRange> recurring{{0, 0}};
  for (int years = 1; whole_years(years).first <= bound; ++years) {
    const ShiftRange ahead = whole_years(years);
    recurring.push_back(ahead);
    recurring.push_back({-ahead.last, -ahead.first});
  }
  return without(std::move(shifts), std::move(recurring));
}

// Starts with the shifts for the first holiday or week that the text names; restricts them to those
// for a further one if enough remain.
std::vector<int> shifts_in_season(const DateReadings& readings, int bound, bool keeps_weekdays,
                                  const std::vector<ShiftRange>& still) {
  const int unit = unit_of(keeps_weekdays);
  std::vector<int> shifts;
  for (const std::vector<ShiftRange>& named : readings.season_shifts(keeps_weekdays)) {
    const std::vector<int> changing = without(shifts_in(named, bound, unit), still);
    if (shifts.empty()) {
      shifts = changing;
      continue;
    }
    std::vector<int> both;
    std::ranges::set_intersection(shifts, changing, std::back_inserter(both));
    if (both.size() >= kFewestInSeason) shifts = std::move(both);
  }
  return shifts.empty() ? without(season_windows(bound, unit), still) : shifts;
}

bool keeps_season(const DateReadings& readings, const Options& options, const ScopePlace& scope) {
  if (options.season != Season::kAuto) return options.season == Season::kKeep;
  return !is_wide(scope) && !options.max_shift && readings.names_season();
}

}  // namespace

bool is_whole_years(int days) {
  const int size = std::abs(days);
  const int years = (size + 182) / 365;
  return years > 0 && size >= whole_years(years).first && size <= whole_years(years).last;
}

ShiftChoice choose_shifts(const DateReadings& readings, const Options& options,
                          const ScopePlace& scope) {
  ShiftChoice choice;
  choice.keeps_season = keeps_season(readings, options, scope);
  const bool shared = is_wide(scope);
  const bool keeps_weekdays = shared || readings.keeps_weekdays();
  const int bound =
      options.max_shift.value_or(choice.keeps_season ? kMostSeasonShift : kUsualMaxShift);
  const int unit = unit_of(keeps_weekdays);
  if (shared) {
    choice.shifts = choice.keeps_season ? season_windows(bound, unit) : free_shifts(bound, unit);
    return choice;
  }
  const StillShifts still = readings.still_shifts(bound);
  const std::vector<int> all = choice.keeps_season
                                   ? shifts_in_season(readings, bound, keeps_weekdays, still.days)
                                   : without(free_shifts(bound, unit), still.days);
  std::vector<int> changing = without(all, still.coarse);
  // So many that the shift stays hidden: half a year of weeks, or 50 days.
  constexpr std::size_t kFewestWeeks = 26;
  constexpr std::size_t kFewestDays = 50;
  const std::size_t fewest = keeps_weekdays ? kFewestWeeks : kFewestDays;
  choice.shifts = changing.size() >= fewest ? std::move(changing) : all;
  if (choice.shifts.empty()) {
    choice.keeps_season = false;
    choice.shifts = free_shifts(options.max_shift.value_or(kUsualMaxShift), unit);
  }
  return choice;
}

namespace {

// Draws a size and a direction until the shift is allowed, so excluding a shift changes the result
// only if that shift would have been drawn.
int draw_free(const ShiftChoice& choice, int bound, int unit, DrawStream& stream) {
  const auto steps = static_cast<std::uint64_t>(std::max(bound / unit, 1));
  for (;;) {
    const int size = (static_cast<int>(stream.below(steps)) + 1) * unit;
    const int days = stream.below(2) == 0 ? size : -size;
    if (std::ranges::binary_search(choice.shifts, days)) return days;
  }
}

}  // namespace

int draw_shift(const ShiftChoice& choice, const Options& options, bool keeps_weekdays,
               DrawStream& stream, const std::function<bool(int)>& fits) {
  const auto draw = [&] {
    if (choice.keeps_season) return choice.shifts[stream.below(choice.shifts.size())];
    return draw_free(choice, options.max_shift.value_or(kUsualMaxShift), unit_of(keeps_weekdays),
                     stream);
  };
  int days = draw();
  for (int i = 1; i < kShiftDraws && !fits(days); ++i) days = draw();
  return days;
}

}  // namespace pseudo
