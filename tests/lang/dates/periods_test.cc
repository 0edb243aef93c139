// Periods as numbers along an axis.
#include <gtest/gtest.h>

#include <vector>

#include "lang/common/dates/periods.h"

namespace pseudo::lang::dates {
namespace {

Day day(int year, int month, int day_of_month) {
  return to_day({.year = year, .month = month, .day = day_of_month});
}

TEST(Periods, EachDayLiesInOnePeriodOfEachAxis) {
  for (std::size_t a = 0; a < kAxes; ++a) {
    const auto axis = static_cast<Axis>(a);
    int last = period_of(axis, day(1895, 1, 1));
    for (Day d = day(1895, 1, 1); d < day(2105, 1, 1); ++d) {
      const int period = period_of(axis, d);
      ASSERT_TRUE(period == last || period == last + 1) << a << ", day " << d;
      ASSERT_LE(first_day(axis, period), d);
      ASSERT_GT(first_day(axis, period + 1), d);
      last = period;
    }
  }
}

TEST(Periods, YearAndPlaceNameAPeriod) {
  for (std::size_t a = 0; a < kAxes; ++a) {
    const auto axis = static_cast<Axis>(a);
    for (int period = period_of(axis, day(1895, 1, 1)); first_day(axis, period) < day(2105, 1, 1);
         ++period) {
      ASSERT_EQ(period_in(axis, year_of(axis, period), place_of(axis, period)), period) << a;
    }
  }
}

TEST(Periods, BelongToTheYearInWhichTheyBegin) {
  struct Row {
    Axis axis;
    Day day;
    int year;
    int place;
  };
  const std::vector<Row> rows{
      {Axis::kWeek, day(2021, 1, 3), 2020, 52},      {Axis::kMonth, day(2020, 5, 31), 2020, 4},
      {Axis::kQuarter, day(2020, 10, 1), 2020, 3},   {Axis::kSeason, day(2020, 2, 29), 2019, 3},
      {Axis::kSeason, day(2020, 3, 1), 2020, 0},     {Axis::kHalf, day(2020, 7, 1), 2020, 1},
      {Axis::kSchoolHalf, day(2020, 2, 1), 2019, 0}, {Axis::kTerm, day(2020, 3, 31), 2019, 1},
      {Axis::kTerm, day(2020, 4, 1), 2020, 0},       {Axis::kWinterYear, day(2020, 6, 30), 2019, 0},
      {Axis::kAcademic, day(2020, 8, 31), 2019, 0},  {Axis::kYear, day(2020, 12, 31), 2020, 0},
      {Axis::kDecade, day(1999, 12, 31), 1990, 0},
  };
  for (const Row& row : rows) {
    const int period = period_of(row.axis, row.day);
    EXPECT_EQ(year_of(row.axis, period), row.year) << static_cast<int>(row.axis);
    EXPECT_EQ(place_of(row.axis, period), row.place) << static_cast<int>(row.axis);
  }
}

}  // namespace
}  // namespace pseudo::lang::dates
