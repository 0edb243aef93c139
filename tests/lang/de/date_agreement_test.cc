// Properties of documents with dates of mixed forms, generated from fixed seeds: what coarse forms,
// fuller dates and shifts owe to one another.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "lang/common/dates/periods.h"
#include "lang/de/date_patterns.h"
#include "support/numbers.h"

namespace pseudo::lang {
namespace {

using dates::Axis;
using dates::Day;
using testing_dates::GermanDocument;
using testing_support::Numbers;

std::string two(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// The period of that axis in which a day lies, as German writes it.
std::string coarse_form(Axis axis, Day day) {
  static constexpr std::array<const char*, 12> kMonths = {
      "Januar", "Februar", "März",      "April",   "Mai",      "Juni",
      "Juli",   "August",  "September", "Oktober", "November", "Dezember"};
  static constexpr std::array<const char*, 4> kSeasons = {"Frühling", "Sommer", "Herbst", "Winter"};
  const int period = dates::period_of(axis, day);
  const int year = dates::year_of(axis, period);
  const int place = dates::place_of(axis, period);
  const std::string next = two((year + 1) % 100);
  switch (axis) {
    case Axis::kWeek:
      return "KW " + std::to_string(place + 1) + "/" + std::to_string(year);
    case Axis::kMonth:
      return std::string(kMonths[static_cast<std::size_t>(place)]) + " " + std::to_string(year);
    case Axis::kQuarter:
      return "Q" + std::to_string(place + 1) + " " + std::to_string(year);
    case Axis::kSeason:
      return std::string(kSeasons[static_cast<std::size_t>(place)]) + " " + std::to_string(year);
    case Axis::kHalf:
      return std::to_string(place + 1) + ". Halbjahr " + std::to_string(year);
    case Axis::kTerm:
      return place == 0 ? "SoSe " + std::to_string(year)
                        : "WiSe " + std::to_string(year) + "/" + next;
    case Axis::kAcademic:
      return std::to_string(year) + "/" + next;
    default:
      return std::to_string(year);
  }
}

constexpr std::array<Axis, 8> kWritten = {Axis::kWeek, Axis::kMonth, Axis::kQuarter,  Axis::kSeason,
                                          Axis::kHalf, Axis::kTerm,  Axis::kAcademic, Axis::kYear};

Day random_day(Numbers& numbers) {
  return dates::to_day({.year = 1990, .month = 1, .day = 1}) + numbers.below(15'000);
}

/// One coarse form and the day that it stands for: it is written as the period of the shifted day,
/// wherever that is another one; and it is never written as it stood.
TEST(DateAgreement, ACoarseFormHoldsTheShiftedDayOfItsFullerDate) {
  Numbers numbers(11);
  for (int round = 0; round < 4'000; ++round) {
    const Day day = random_day(numbers);
    const Axis axis = kWritten[static_cast<std::size_t>(numbers.below(kWritten.size()))];
    const int shift = numbers.below(1'500) - 750;
    if (shift == 0) continue;
    const std::string date = testing_dates::render("D. M. YYYY", dates::to_civil(day), 2);
    const std::string coarse = coarse_form(axis, day);
    const bool first = numbers.below(2) == 0;
    const GermanDocument document(first ? "[[" + coarse + "]], also am [[" + date + "]]"
                                        : "am [[" + date + "]], also [[" + coarse + "]]");
    const std::string written = document.dates(shift)[first ? 0 : 1];
    if (coarse_form(axis, day + shift) != coarse) {
      ASSERT_EQ(written, coarse_form(axis, day + shift)) << document.shifted(0) << " by " << shift;
    } else {
      ASSERT_NE(written, coarse) << document.shifted(0) << " by " << shift;
    }
  }
}

/// The shifts that still_shifts names are those after which the text is what it was, or forced.
TEST(DateAgreement, StillShiftsAreThoseWithoutAMove) {
  Numbers numbers(12);
  for (int round = 0; round < 300; ++round) {
    const Day day = random_day(numbers);
    const Axis axis = kWritten[static_cast<std::size_t>(numbers.below(kWritten.size()))];
    const std::string date = testing_dates::render("D. M. YYYY", dates::to_civil(day), 2);
    const std::string coarse = coarse_form(axis, day);
    const GermanDocument document("[[" + coarse + "]], also am [[" + date + "]]");
    const StillShifts still = document.readings().still_shifts(750);
    ASSERT_TRUE(still.days.empty());
    for (int shift = -750; shift <= 750; ++shift) {
      const bool named = std::ranges::any_of(still.coarse, [&](const ShiftRange& range) {
        return range.first <= shift && shift <= range.last;
      });
      ASSERT_EQ(named, coarse_form(axis, day + shift) == coarse) << coarse << " by " << shift;
    }
  }
}

TEST(DateAgreement, DaysWithoutYearStayByWholeYearsOnly) {
  for (const char* text : {"am [[3.6.]]", "am [[3.6.]] und [[5.7.2019]]", "[[Montag, 3. Juni]]"}) {
    const GermanDocument document(text);
    const StillShifts still = document.readings().still_shifts(800);
    for (int shift = -800; shift <= 800; ++shift) {
      const bool named = std::ranges::any_of(still.days, [&](const ShiftRange& range) {
        return range.first <= shift && shift <= range.last;
      });
      if (named && shift != 0) {
        EXPECT_NE(dates::near_whole_years(shift), 0) << text << " by " << shift;
      }
      if (document.dates(shift)[0] == document.mentions()[0].surface) {
        EXPECT_TRUE(named) << text << " by " << shift;
      }
    }
  }
}

/// Order: of two periods of one kind, or one and a day, the earlier stays the earlier or they meet.
TEST(DateAgreement, MonthsAndDaysKeepTheirOrder) {
  Numbers numbers(13);
  for (int round = 0; round < 3'000; ++round) {
    const Day a = random_day(numbers);
    const Day b = a + numbers.below(120);
    const int shift = numbers.below(1'400) - 700;
    const GermanDocument document("im [[" + coarse_form(Axis::kMonth, a) + "]], dann im [[" +
                                  coarse_form(Axis::kMonth, b) + "]]");
    const auto texts = document.dates(shift == 0 ? 1 : shift);
    const auto month = [](const std::string& text) {
      for (Day day = dates::to_day({.year = 1985, .month = 1, .day = 15});; day += 10) {
        if (coarse_form(Axis::kMonth, day) == text) return dates::period_of(Axis::kMonth, day);
      }
    };
    const int before = dates::period_of(Axis::kMonth, b) - dates::period_of(Axis::kMonth, a);
    const int after = month(texts[1]) - month(texts[0]);
    ASSERT_LE(std::abs(after - before), 1) << document.shifted(shift) << " by " << shift;
    ASSERT_GE(after, 0) << document.shifted(shift);
  }
}

/// The same document, read twice, gives the same texts: no clock, no order of memory.
TEST(DateAgreement, NothingDependsOnTheRun) {
  const std::string text =
      "[[heute]], [[3. Juni]], [[Mai]], [[KW 12]], [[Sommer]], [[12.]], [[Ostern]], [[Montag]]";
  for (const int shift : {-300, -7, 1, 40, 364}) {
    EXPECT_EQ(GermanDocument(text).dates(shift), GermanDocument(text).dates(shift));
  }
  // A document without any year is completed by a fixed one.
  EXPECT_EQ(GermanDocument("[[29.2.]]").dates(1)[0], "1.3.");
}

}  // namespace
}  // namespace pseudo::lang
