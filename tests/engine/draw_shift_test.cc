// Tests which shifts the dates of a scope may get.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include "engine/assign/draw_shift.h"
#include "engine/stages.h"

namespace pseudo {
namespace {

// Readings of dates that the test sets directly.
class ToldReadings final : public DateReadings {
 public:
  bool weeks = false;
  bool season = false;
  StillShifts still;
  std::vector<std::vector<ShiftRange>> named;

  [[nodiscard]] bool keeps_weekdays() const override { return weeks; }
  [[nodiscard]] std::size_t weekdays() const override { return 0; }
  [[nodiscard]] std::size_t holidays() const override { return 0; }
  [[nodiscard]] StillShifts still_shifts(int) const override { return still; }
  [[nodiscard]] bool names_season() const override { return season; }
  [[nodiscard]] std::vector<std::vector<ShiftRange>> season_shifts(bool) const override {
    return named;
  }
  [[nodiscard]] std::vector<std::string> write(int, std::span<const std::uint64_t>) const override {
    return {};
  }
  [[nodiscard]] std::optional<std::int64_t> day(std::size_t) const override { return {}; }
};

Options options_with(Season season) {
  Options options;
  options.season = season;
  return options;
}

TEST(ShiftChoice, FreeShiftsAreAllDaysButNoneAndWholeYears) {
  const ShiftChoice choice = choose_shifts(ToldReadings(), {}, Scope::kDocument);
  EXPECT_EQ(choice.shifts.size(), 728U);  // docs/manual.md, Dates
  EXPECT_FALSE(choice.keeps_season);
  for (const int days : {0, 365, -365, 366}) {
    EXPECT_FALSE(std::ranges::binary_search(choice.shifts, days)) << days;
  }
}

TEST(ShiftChoice, ShiftsInSeasonLieWithinThreeWeeksOfWholeYears) {
  const ShiftChoice choice =
      choose_shifts(ToldReadings(), options_with(Season::kKeep), Scope::kDocument);
  EXPECT_EQ(choice.shifts.size(), 338U);  // docs/manual.md, Dates
  EXPECT_TRUE(choice.keeps_season);
  EXPECT_TRUE(std::ranges::is_sorted(choice.shifts));
  for (const int days : choice.shifts) {
    const double years = std::round(days / 365.25);
    EXPECT_LE(std::abs(days - years * 365.25), 21) << days;
    EXPECT_TRUE(years != 0 && std::abs(years) <= 4) << days;
  }
}

TEST(ShiftChoice, AutoKeepsTheSeasonOfDocumentsThatNameOne) {
  ToldReadings readings;
  EXPECT_FALSE(choose_shifts(readings, {}, Scope::kDocument).keeps_season);
  readings.season = true;
  EXPECT_TRUE(choose_shifts(readings, {}, Scope::kDocument).keeps_season);
  EXPECT_FALSE(choose_shifts(readings, {}, Scope::kFolder).keeps_season);
  EXPECT_FALSE(choose_shifts(readings, {}, Scope::kCorpus).keeps_season);
  EXPECT_FALSE(choose_shifts(readings, options_with(Season::kFree), Scope::kDocument).keeps_season);
  Options bound;
  bound.max_shift = kUsualMaxShift;
  EXPECT_FALSE(choose_shifts(readings, bound, Scope::kDocument).keeps_season);
}

TEST(ShiftChoice, WeekdaysAndWideScopesMoveByWholeWeeks) {
  ToldReadings readings;
  readings.weeks = true;
  for (const Season season : {Season::kKeep, Season::kFree}) {
    const std::size_t expected = season == Season::kKeep ? 48 : 104;
    for (const auto& choice :
         {choose_shifts(readings, options_with(season), Scope::kDocument),
          choose_shifts(ToldReadings(), options_with(season), Scope::kCorpus)}) {
      EXPECT_EQ(choice.shifts.size(), expected);
      for (const int days : choice.shifts) EXPECT_EQ(days % 7, 0);
    }
  }
}

TEST(ShiftChoice, DatesThatWouldStayLeaveTheirShiftsOutWhereEnoughAreLeft) {
  ToldReadings readings;
  readings.still.coarse = {{-300, 365}};
  EXPECT_EQ(choose_shifts(readings, {}, Scope::kDocument).shifts.size(), 64U);
  readings.still.coarse = {{-330, 365}};
  EXPECT_EQ(choose_shifts(readings, {}, Scope::kDocument).shifts.size(), 728U) << "34 are too few";
  readings.still.coarse = {{-330, 330}};
  EXPECT_EQ(choose_shifts(readings, {}, Scope::kDocument).shifts.size(), 68U);
  readings.weeks = true;
  readings.still.coarse = {{-280, 270}};
  EXPECT_EQ(choose_shifts(readings, {}, Scope::kDocument).shifts.size(), 26U);
  readings.still.coarse = {{-280, 273}};
  EXPECT_EQ(choose_shifts(readings, {}, Scope::kDocument).shifts.size(), 104U) << "25 are too few";
}

TEST(ShiftChoice, NoDayEverStays) {
  ToldReadings readings;
  readings.still.days = {{-365, 360}};
  const ShiftChoice choice = choose_shifts(readings, {}, Scope::kDocument);
  EXPECT_EQ(choice.shifts, (std::vector<int>{361, 362, 363, 364}));
  EXPECT_EQ(choose_shifts(readings, {}, Scope::kCorpus).shifts.size(), 104U)
      << "in wide scopes the shift ignores the dates";
}

// No shift within four years that keeps the season changes every date.
TEST(ShiftChoice, WhereADateWouldStayInEverySeasonAnyOtherShiftServes) {
  ToldReadings readings;
  readings.still.days = {{-1600, 1600}};
  const ShiftChoice choice = choose_shifts(readings, options_with(Season::kKeep), Scope::kDocument);
  EXPECT_FALSE(choice.keeps_season);
  EXPECT_EQ(choice.shifts, choose_shifts(ToldReadings(), {}, Scope::kDocument).shifts);
}

TEST(ShiftChoice, FeastsDecideBeforeTheSeason) {
  ToldReadings readings;
  readings.season = true;
  readings.named = {{{-1127, -1127}, {364, 364}, {728, 728}}, {{1000, 1000}}};
  EXPECT_EQ(choose_shifts(readings, {}, Scope::kDocument).shifts,
            (std::vector<int>{-1127, 364, 728}));
  readings.still.days = {{364, 364}, {728, 728}, {-1127, -1127}};
  EXPECT_EQ(choose_shifts(readings, {}, Scope::kDocument).shifts, (std::vector<int>{1000}))
      << "where a date would stay, the next one decides";
}

TEST(ShiftChoice, ASecondFeastDecidesOnlyWhereEnoughAgree) {
  ToldReadings readings;
  readings.season = true;
  readings.named = {{{360, 370}}, {{364, 380}}};
  EXPECT_EQ(choose_shifts(readings, {}, Scope::kDocument).shifts.size(), 7U);
  readings.named = {{{360, 370}}, {{368, 380}}};
  EXPECT_EQ(choose_shifts(readings, {}, Scope::kDocument).shifts.size(), 11U);
}

TEST(ShiftDraw, ReachesEveryShiftAndNoOther) {
  const Key key = test::key_of('k');
  for (const Season season : {Season::kKeep, Season::kFree}) {
    const Options options = options_with(season);
    const ShiftChoice choice = choose_shifts(ToldReadings(), options, Scope::kDocument);
    std::set<int> drawn;
    for (int i = 0; i < 8'000; ++i) {
      const ScopeDraws draws(key, "", "document", std::to_string(i));
      DrawStream stream = draws.stream("date-shift");
      drawn.insert(draw_shift(choice, options, false, stream, [](int) { return true; }));
    }
    EXPECT_TRUE(std::ranges::equal(drawn, choice.shifts));
  }
}

}  // namespace
}  // namespace pseudo
