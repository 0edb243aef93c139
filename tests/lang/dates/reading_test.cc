// Reading and completing: segments, values, links, years, months, habits.
#include <gtest/gtest.h>

#include "lang/common/dates/complete.h"
#include "lang/common/dates/habits.h"
#include "lang/common/dates/line_breaks.h"
#include "lang/common/dates/links.h"
#include "lang/common/dates/scan.h"
#include "lang/common/dates/year_context.h"
#include "lang/dates/date_document.h"
#include "lang/dates/english_dates.h"

namespace pseudo::lang::dates {
namespace {

using testing_dates::english;
using testing_dates::MarkedDates;
using Kind = Segment::Kind;

DateReading scan(std::string_view marked) {
  const MarkedDates document(marked);
  return scan_mentions(english(), document.view(), document.chosen);
}

DateReading completed(std::string_view marked) {
  const MarkedDates document(marked);
  DateReading reading = scan_mentions(english(), document.view(), document.chosen);
  complete(english(), document.view(), reading);
  return reading;
}

std::vector<Kind> kinds(const DateReading& reading) {
  std::vector<Kind> kinds;
  for (const Segment& segment : reading.segments) kinds.push_back(segment.kind);
  return kinds;
}

TEST(DateScan, DividesAMentionIntoSegments) {
  const DateReading reading = scan("[[Monday, the 3 June 2019, 14:30, hopefully 99999]]");
  EXPECT_EQ(kinds(reading),
            (std::vector{Kind::kWeekday, Kind::kDate, Kind::kTime, Kind::kDropped, Kind::kDigits}));
  ASSERT_EQ(reading.atoms.size(), 1U);
  EXPECT_EQ(reading.atoms[0].day, 3);
  EXPECT_EQ(reading.atoms[0].month, 6);
  EXPECT_EQ(reading.atoms[0].year, 2019);
  EXPECT_EQ(reading.surface(reading.segments[1]), "3 June 2019");
}

TEST(DateScan, SaysHowAMentionIsReplaced) {
  using Mode = MentionReading::Mode;
  const DateReading reading = scan("[[3 June]] [[today]] [[14:30]] [[whenever]] [[?!]] [[Easter]]");
  const Mode expected[] = {Mode::kMoves, Mode::kRotates, Mode::kRotates,
                           Mode::kMonth, Mode::kKept,    Mode::kMoves};
  for (std::size_t i = 0; i < std::size(expected); ++i) {
    EXPECT_EQ(reading.mentions[i].mode, expected[i]) << i;
  }
}

TEST(DateScan, TwoDigitsAreAYearIfTheContextSaysSo) {
  EXPECT_EQ(scan("June [[19]]").atoms[0].year, 2019);
  EXPECT_EQ(scan("'[[19]]").atoms[0].year, 2019);
  EXPECT_EQ(scan("[[98]]").atoms[0].year, 1998);
  EXPECT_EQ(scan("on [[19]]").atoms[0].day, 19);
  const DateWords& words = english().words;
  EXPECT_TRUE(is_year_by_context(words, "June 19", {5, 7}));
  EXPECT_FALSE(is_year_by_context(words, "the 19", {4, 6}));
  EXPECT_FALSE(is_year_by_context(words, "19", {500, 502}));
}

TEST(DateScan, AWordThatALineEndDividesIsJoinedIfTheTablesHoldIt) {
  MarkedDates document("[[3 Ju-\nne and Mon-\nster]]");
  std::string& surface = document.mentions[0].surface;
  for (char& c : surface) c = c == '\n' ? ' ' : c;
  EXPECT_EQ(join_divided_words(english().words, document.view(), document.mentions[0]),
            "3 June and Mon- ster");
}

TEST(DateLinks, JoinOverConjunctionsOnly) {
  const DateWords& words = english().words;
  EXPECT_EQ(link_of(words, " to the "), Link::kRange);
  EXPECT_EQ(link_of(words, "–"), Link::kRange);
  EXPECT_EQ(link_of(words, ", "), Link::kList);
  EXPECT_EQ(link_of(words, " and until "), Link::kRange);
  EXPECT_EQ(link_of(words, " on "), Link::kNone);
  EXPECT_EQ(link_of(words, " and nothing "), Link::kNone);
  EXPECT_EQ(link_of(words, "; "), Link::kNone);
  EXPECT_EQ(link_of(words, std::string(50, ',')), Link::kNone);
}

Day day_of(int year, int month, int day) {
  return to_day({.year = year, .month = month, .day = day});
}

TEST(DateCompletion, YearsComeFromJoinedThenNearestDates) {
  const DateReading reading = completed(
      "[[30 December]] to [[2 January 2020]]; only then [[5 May]]. [[1 May 1990]]; lately [[7 "
      "May]]");
  EXPECT_EQ(reading.atoms[0].date, day_of(2019, 12, 30));
  EXPECT_EQ(reading.atoms[2].date, day_of(1990, 5, 5));
  EXPECT_EQ(reading.atoms[4].date, day_of(1990, 5, 7));
}

TEST(DateCompletion, WithoutAnyYearDistancesAreKept) {
  const DateReading common = completed("[[28 February]] [[1 March]]");
  EXPECT_EQ(common.atoms[1].date - common.atoms[0].date, 1);
  const DateReading leap = completed("[[28 February]] [[1 March]] [[29 February]]");
  EXPECT_EQ(leap.atoms[1].date - leap.atoms[0].date, 2);
}

TEST(DateCompletion, BareDaysTakeTheMonthOfTheirNeighbour) {
  const DateReading reading = completed("[[28 to 3 June 2019]], [[4]]; on the [[5]]");
  EXPECT_EQ(reading.atoms[0].date, day_of(2019, 5, 28));
  EXPECT_EQ(reading.atoms[0].month_gap, -1);
  EXPECT_EQ(reading.atoms[2].date, day_of(2019, 6, 4));
  EXPECT_EQ(reading.atoms[3].anchor, 1U);
  EXPECT_TRUE(completed("[[28]]").atoms[0].circular);
}

TEST(DateCompletion, BareDaysBeforeAMonthThatStaysKeepWithinIt) {
  const DateReading reading = completed("[[3 to 5]] June");
  for (const DateAtom& atom : reading.atoms) {
    EXPECT_TRUE(atom.circular);
    EXPECT_EQ(atom.round_first, 3);
    EXPECT_EQ(atom.round_size, 28);
  }
}

TEST(DateCompletion, NumbersCountWhatTheirNeighbourCounts) {
  const DateReading reading = completed("[[1. and 2. quarter 2019]]; [[week 12 and 13]]");
  EXPECT_EQ(reading.atoms[0].form->unit, Unit::kQuarter);
  EXPECT_TRUE(reading.atoms[0].year_is_known);
  EXPECT_EQ(reading.atoms[0].year_source, 1U);
  EXPECT_EQ(reading.atoms[3].form->unit, Unit::kWeek);
  EXPECT_EQ(reading.atoms[3].place, 12);
  EXPECT_TRUE(completed("[[May/June 2019]]").atoms[0].year_is_known);
  EXPECT_FALSE(completed("[[May]]/[[June 2019]]").atoms[0].year_is_known);
}

TEST(DateHabits, AreCountedOverTheDocument) {
  const Habits padded = observe_habits(english(), scan("[[03/06/2019]] [[3 Jun]] [[05 May]]"));
  EXPECT_EQ(padded.padded_numeric, 2);
  EXPECT_EQ(padded.padded_named, 0);
  EXPECT_EQ(padded.abbreviated, 1);  // May has no abbreviation and does not count
  EXPECT_FALSE(padded.dotted);
  EXPECT_TRUE(observe_habits(english(), scan("[[3 Jun. 2019]]")).dotted);
}

}  // namespace
}  // namespace pseudo::lang::dates
