// Dates of a language that exists only as tables, from reading to writing.
#include <gtest/gtest.h>

#include <string>

#include "lang/dates/date_document.h"
#include "lang/dates/english_dates.h"

namespace pseudo::lang {
namespace {

using testing_dates::DateDocument;
using testing_dates::english_dates;

struct Row {
  std::string text;
  int shift;
  std::string expected;
};

void PrintTo(const Row& row, std::ostream* out) { *out << row.text << " by " << row.shift; }

class EnglishDates : public testing::TestWithParam<Row> {};

TEST_P(EnglishDates, AreWrittenInTheirOwnForm) {
  const Row& row = GetParam();
  EXPECT_EQ(DateDocument(english_dates(), row.text).shifted(row.shift), row.expected);
}

// Source: the calendar; English Wikipedia, Date and time notation in the United Kingdom.
INSTANTIATE_TEST_SUITE_P(
    Rows, EnglishDates,
    testing::Values(Row{"[[3 June 2019]]", 100, "[[11 September 2019]]"},
                    Row{"[[June 3, 2019]]", -3, "[[May 31, 2019]]"},
                    Row{"[[06/2019]]", 100, "[[09/2019]]"},
                    Row{"[[Monday, 3 June]]", 1, "[[Tuesday, 4 June]]"},
                    Row{"[[MONDAY]], [[3 june]]", 8, "[[TUESDAY]], [[11 june]]"},
                    Row{"[[3 and 5 June]]", 26, "[[29 June and 1 July]]"},
                    Row{"on [[3 June]] and then on the [[12]]", 20,
                        "on [[23 June]] and then on the [[2 July]]"},
                    Row{"[[30 December]] to [[2 January 2020]]", 1,
                        "[[31 December]] to [[3 January 2020]]"},
                    Row{"[[fourth of June]]", 2, "[[sixth of June]]"},
                    Row{"[[3 Jun 2019]]; [[5 May 2019]]", 31, "[[4 Jul 2019]]; [[5 Jun 2019]]"},
                    Row{"[[3 Febuary]]", 30, "[[5 March]]"}, Row{"[[1990s]]", 3653, "[[2000s]]"},
                    Row{"[[week 12 of 2019]]", 14, "[[week 14 of 2019]]"},
                    Row{"[[1. and 2. quarter 2019]]", 91, "[[2. and 3. quarter 2019]]"},
                    Row{"[[summer 2019]]", 91, "[[autumn 2019]]"},
                    Row{"[[winter 2019/20]]", 91, "[[spring 2020]]"},
                    Row{"[[today]]", 1, "[[tomorrow]]"}, Row{"[[now]]", 1, "[[soon]]"},
                    Row{"[[3 June 2019, 14:30 hours]]", 1, "[[4 June 2019, 14:30 hours]]"},
                    Row{"[[New Year's Day]]", 70, "[[St. Patrick's Day]]"},
                    Row{"[[Easter 2019]]", 183, "[[Christmas 2019]]"}));

TEST(EnglishDatesAround, WeekdaysAndHolidaysAreSeen) {
  const auto read = [](const char* text) { return DateDocument(english_dates(), text); };
  EXPECT_TRUE(read("on Monday, the [[3 June]]").readings().keeps_weekdays());
  EXPECT_TRUE(read("[[3 June]] (Mon)").readings().keeps_weekdays());
  EXPECT_FALSE(read("in the sun, [[3 June]]").readings().keeps_weekdays());
  EXPECT_EQ(read("mondays after [[3 June]]").readings().weekdays(), 0U);
  EXPECT_EQ(read("[[3 June]], before St. Patrick's Day").readings().holidays(), 1U);
}

TEST(EnglishDatesAround, FullDatesAreDays) {
  const DateDocument document(english_dates(), "[[3 June 2019]] [[3 June]] [[2 May 1990, Monday]]");
  EXPECT_EQ(document.readings().day(0), dates::to_day({.year = 2019, .month = 6, .day = 3}));
  EXPECT_EQ(document.readings().day(1), std::nullopt);
  EXPECT_EQ(document.readings().day(2), dates::to_day({.year = 1990, .month = 5, .day = 2}));
}

}  // namespace
}  // namespace pseudo::lang
