#include "lang/common/dates/calendar.h"

#include <gtest/gtest.h>

namespace pseudo::lang::dates {
namespace {

bool is_leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int days_in(int month, int year) {
  constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return month == 2 && is_leap(year) ? 29 : kDays[month - 1];
}

TEST(Calendar, CountsLikeAClerkThroughFourCenturies) {
  CivilDate date{.year = 1700, .month = 1, .day = 1};
  Day day = to_day(date);
  int expected_weekday = 5;  // 1 January 1700 was a Friday
  while (date.year < 2101) {
    ASSERT_EQ(to_day(date), day) << date.year << '-' << date.month << '-' << date.day;
    ASSERT_EQ(to_civil(day), date);
    ASSERT_EQ(weekday(day), expected_weekday);
    ++day;
    expected_weekday = expected_weekday % 7 + 1;
    if (++date.day <= days_in(date.month, date.year)) continue;
    date.day = 1;
    if (++date.month <= 12) continue;
    date.month = 1;
    ++date.year;
  }
}

TEST(Calendar, BeginsWithTheUnixDay) {
  EXPECT_EQ(to_day({.year = 1970, .month = 1, .day = 1}), 0);
  EXPECT_EQ(to_civil(-1), (CivilDate{.year = 1969, .month = 12, .day = 31}));
}

TEST(Calendar, DaysBehindTheirMonthOverflow) {
  EXPECT_EQ(to_civil(to_day({.year = 2019, .month = 2, .day = 31})),
            (CivilDate{.year = 2019, .month = 3, .day = 3}));
  EXPECT_EQ(to_civil(to_day({.year = 2020, .month = 2, .day = 31})),
            (CivilDate{.year = 2020, .month = 3, .day = 2}));
}

TEST(Calendar, WeeksFollowIso8601) {
  const auto week = [](int year, int month, int day) {
    return iso_week(to_day({.year = year, .month = month, .day = day}));
  };
  // Turns of years as in the examples of ISO 8601 and of the calendars of those years.
  EXPECT_EQ(week(2005, 1, 1), (IsoWeek{.year = 2004, .week = 53}));
  EXPECT_EQ(week(2007, 12, 31), (IsoWeek{.year = 2008, .week = 1}));
  EXPECT_EQ(week(2008, 12, 29), (IsoWeek{.year = 2009, .week = 1}));
  EXPECT_EQ(week(2010, 1, 3), (IsoWeek{.year = 2009, .week = 53}));
  EXPECT_EQ(week(2019, 6, 3), (IsoWeek{.year = 2019, .week = 23}));
  for (Day day = to_day({.year = 1900, .month = 1, .day = 1}); day < 60'000; ++day) {
    const Day first = monday(iso_week(day));
    ASSERT_EQ(weekday(first), 1);
    ASSERT_LE(first, day);
    ASSERT_LT(day - first, 7);
  }
}

TEST(Calendar, StepsAreRoundedButNeverNone) {
  EXPECT_EQ(rounded_steps(0, 12), 0);
  EXPECT_EQ(rounded_steps(1, 12), 1);
  EXPECT_EQ(rounded_steps(-1, 12), -1);
  EXPECT_EQ(rounded_steps(45, 12), 1);
  EXPECT_EQ(rounded_steps(46, 12), 2);
  EXPECT_EQ(rounded_steps(365, 12), 12);
  EXPECT_EQ(rounded_steps(-365, 1), -1);
  EXPECT_EQ(rounded_steps(1000, 1), 3);
  EXPECT_EQ(rounded_centuries(-3), -1);
  EXPECT_EQ(rounded_centuries(73'050), 2);
  for (int shift = -kLongestShift; shift < kLongestShift; shift += 997) {
    for (const int per_year : {1, 2, 4, 12}) {
      EXPECT_EQ(rounded_steps(shift, per_year) > 0, shift > 0);
    }
  }
}

TEST(Calendar, AFullTurnIsShortened) {
  EXPECT_EQ(without_full_turn(12, 12), 11);
  EXPECT_EQ(without_full_turn(-24, 12), -23);
  EXPECT_EQ(without_full_turn(5, 12), 5);
  EXPECT_EQ(without_full_turn(0, 12), 0);
  EXPECT_EQ(wrap(-1, 12), 11);
  EXPECT_EQ(wrap(25, 12), 1);
}

// Source: tables of the Federal Physical-Technical Institute (PTB), and those of Gauss.
TEST(Calendar, Easter) {
  const auto easter_of = [](int year) { return to_civil(easter(year)); };
  EXPECT_EQ(easter_of(1818), (CivilDate{1818, 3, 22}));  // the earliest
  EXPECT_EQ(easter_of(1943), (CivilDate{1943, 4, 25}));  // the latest
  EXPECT_EQ(easter_of(2000), (CivilDate{2000, 4, 23}));
  EXPECT_EQ(easter_of(2008), (CivilDate{2008, 3, 23}));
  EXPECT_EQ(easter_of(2019), (CivilDate{2019, 4, 21}));
  EXPECT_EQ(easter_of(2024), (CivilDate{2024, 3, 31}));
  for (int year = 1600; year < 2600; ++year) ASSERT_EQ(weekday(easter(year)), 7) << year;
}

TEST(Calendar, ThreeWeeksFromWholeYears) {
  for (const int days : {345, 365, 366, 386}) EXPECT_EQ(near_whole_years(days), 1) << days;
  for (const int days : {344, 387, 0, 21, -200, 900}) EXPECT_EQ(near_whole_years(days), 0) << days;
  EXPECT_EQ(near_whole_years(-731), -2);
  EXPECT_EQ(near_whole_years(1482), 4);
}

TEST(Calendar, TwoDigitsAreYearsFrom1969To2068) {
  EXPECT_EQ(full_year(0), 2000);
  EXPECT_EQ(full_year(68), 2068);
  EXPECT_EQ(full_year(69), 1969);
  EXPECT_EQ(full_year(99), 1999);
}

}  // namespace
}  // namespace pseudo::lang::dates
