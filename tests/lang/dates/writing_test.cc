// Writing: shifts of each unit, numbers, names of months.
#include <gtest/gtest.h>

#include "lang/common/dates/scan.h"
#include "lang/common/dates/shift.h"
#include "lang/common/dates/write.h"
#include "lang/common/dates/write_months.h"
#include "lang/common/dates/write_numbers.h"
#include "lang/dates/date_document.h"
#include "lang/dates/english_dates.h"

namespace pseudo::lang::dates {
namespace {

Form form_of(Unit unit) { return {.unit = unit, .elements = {}}; }

DocumentShift shift_of(int days) { return {.days = days, .still = {}}; }
DocumentShift shift_of_still(int days) { return {.days = days, .still = {true}}; }

TEST(DateShift, DaysMoveExactly) {
  const Form form = form_of(Unit::kDay);
  DateAtom atom;
  atom.form = &form;
  atom.date = to_day({.year = 2019, .month = 12, .day = 31});
  const ShiftedDate moved = shift_date(atom, shift_of(1));
  EXPECT_EQ(moved.day, 1);
  EXPECT_EQ(moved.month, 1);
  EXPECT_EQ(moved.year, 2020);
}

TEST(DateShift, CircularDaysMoveRoundAMonth) {
  const Form form = form_of(Unit::kDay);
  DateAtom atom;
  atom.form = &form;
  atom.day = 31;
  atom.circular = true;
  EXPECT_EQ(shift_date(atom, shift_of(1)).day, 1);
  EXPECT_EQ(shift_date(atom, shift_of(31)).day, 31);
  EXPECT_EQ(shift_date(atom, shift_of_still(31)).day, 1);
  EXPECT_EQ(shift_date(atom, shift_of_still(-62)).day, 30);
  atom.round_first = 30;
  atom.round_size = 30;  // 30 and 31 in a month of 31 days
  EXPECT_EQ(shift_date(atom, shift_of(1)).day, 2);
}

TEST(DateShift, FeastsBecomeAnotherOfTheirNameIfThereIsOne) {
  const Form form = form_of(Unit::kFeast);
  DateAtom atom;
  atom.form = &form;
  const auto moved = [&](int of_that_name, int days) {
    atom.round_size = of_that_name;
    return shift_date(atom, shift_of(days)).place;
  };
  EXPECT_EQ(moved(4, 40), 2);
  EXPECT_EQ(moved(4, 0), 0);
  EXPECT_EQ(moved(2, 40), 1);
  EXPECT_EQ(moved(1, 40), 0);
}

TEST(DateShift, ABareDayIsStillOnItsDayOfAMonthThatItsAnchorMovesTo) {
  const Form form = form_of(Unit::kDay);
  DateAtom anchor;
  anchor.form = &form;
  anchor.day = 3;
  anchor.month = 6;
  anchor.date = to_day({.year = 2019, .month = 6, .day = 3});
  DateAtom bare;
  bare.form = &form;
  bare.day = 5;
  bare.date = to_day({.year = 2019, .month = 6, .day = 5});
  bare.anchor = 0;
  DateReading reading;
  reading.atoms = {anchor, bare};
  EXPECT_TRUE(is_still(reading, bare, shift_of(0)));
  EXPECT_TRUE(is_still(reading, bare, shift_of(30))) << "3 July and 5 July";
  EXPECT_FALSE(is_still(reading, bare, shift_of(2)));
  EXPECT_FALSE(is_still(reading, bare, shift_of(31)));
}

TEST(DateShift, PeriodsMoveAsTheDayThatTheyStandFor) {
  const auto moved = [](Unit unit, int year, int place, Day day, int days) {
    const Form form = form_of(unit);
    DateAtom atom;
    atom.form = &form;
    atom.year = year;
    atom.year_is_known = true;
    atom.place = place;
    atom.axis = axis_of(unit);
    if (atom.axis) atom.period = period_in(*atom.axis, year, place);
    atom.date = day;
    return shift_date(atom, shift_of_still(days));
  };
  const Day mid_december = to_day({.year = 2019, .month = 12, .day = 16});
  EXPECT_EQ(moved(Unit::kMonth, 2019, 11, mid_december, 20).month, 1);
  EXPECT_EQ(moved(Unit::kMonth, 2019, 11, mid_december, 20).year, 2020);
  EXPECT_EQ(moved(Unit::kMonth, 2019, 11, mid_december, 15).month, 1) << "one month at least";
  EXPECT_EQ(moved(Unit::kMonth, 2019, 11, mid_december, -16).month, 11);
  EXPECT_EQ(moved(Unit::kYear, 2019, 0, mid_december, -1).year, 2018);
  const Day last_week = monday({.year = 2020, .week = 53});
  EXPECT_EQ(moved(Unit::kWeek, 2020, 52, last_week, 7).year, 2021);
  EXPECT_EQ(moved(Unit::kWeek, 2020, 52, last_week, 7).place, 0);
  EXPECT_EQ(moved(Unit::kDecade, 1990, 0, to_day({1995, 1, 1}), 5).year, 2000);
  EXPECT_EQ(moved(Unit::kCounted, 0, 0, 0, -5).place, 1);  // none before the first
  EXPECT_EQ(moved(Unit::kSeason, 2019, 3, to_day({2020, 1, 15}), 91).place, 0);
}

TEST(DateNumbers, HaveTheirWidth) {
  const auto year = [](int number, std::size_t width) {
    std::string out;
    append_year(out, number, width);
    return out;
  };
  EXPECT_EQ(year(2019, 4), "2019");
  EXPECT_EQ(year(2005, 2), "05");
  EXPECT_EQ(year(800, 4), "0800");
  EXPECT_EQ(year(-200, 4), "9800");
}

TEST(DateNumbers, OtherDigitsAreOtherOnes) {
  for (std::uint64_t state = 0; state < 1'000; ++state) {
    for (const std::string digits : {"1", "2", "28", "07", "123", "00000"}) {
      Noise noise(state);
      std::string out;
      append_other_digits(out, digits, 28, noise);
      ASSERT_NE(out, digits);
      if (digits.size() > 2) {
        ASSERT_EQ(out.size(), digits.size());
        for (std::size_t i = 0; i < out.size(); ++i) ASSERT_NE(out[i], digits[i]);
      }
    }
  }
}

std::string written(std::string_view marked, int shift, const Habits& habits) {
  const testing_dates::MarkedDates document(marked);
  DateReading reading = scan_mentions(testing_dates::english(), document.view(), document.chosen);
  reading.habits = habits;
  for (DateAtom& atom : reading.atoms)
    atom.date = to_day({.year = 2019, .month = *atom.month, .day = *atom.day});
  return write_mention(testing_dates::english(), reading, 0, plan_shift(reading, shift), 7);
}

TEST(DateWriting, FollowsTheHabitsOfTheDocument) {
  EXPECT_EQ(written("[[12 May]]", 25, {.padded_named = 1}), "06 June");
  EXPECT_EQ(written("[[12 May]]", 25, {.padded_named = -1}), "6 June");
  EXPECT_EQ(written("[[12 May]]", 25, {.abbreviated = 1, .dotted = true}), "6 Jun.");
  EXPECT_EQ(written("[[12 May]]", 25, {.abbreviated = 1, .dotted = false}), "6 Jun");
  EXPECT_EQ(written("[[12 JUN.]]", 30, {}), "12 JUL.");
}

TEST(DateWriting, LeavesOutWhatItDoesNotUnderstand) {
  EXPECT_EQ(written("[[hopefully 12 May]]", 1, {}), "13 May");
  EXPECT_EQ(written("[[12 May (certainly)]]", 1, {}), "13 May");
  EXPECT_EQ(written("[[12 May (certainly) 14:30]]", 1, {}), "13 May  14:30");
  const std::string month = written("[[whenever]]", 1, {});
  EXPECT_TRUE(testing_dates::english().words.find(month, WordKind::kMonth)) << month;
}

}  // namespace
}  // namespace pseudo::lang::dates
