// No form stays as it was, whatever the shift.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "lang/de/date_patterns.h"

namespace pseudo::lang {
namespace {

using testing_dates::GermanDocument;

std::vector<std::string> examples() {
  std::vector<std::string> all;
  for (const auto& row : testing_dates::patterns()) {
    const std::string& cell = row.example;
    for (std::size_t begin = 0; begin <= cell.size();) {
      std::size_t end = cell.find(", ", begin);
      if (end != cell.npos && cell.find_first_of("0123456789", begin) > end) {
        end = cell.find(", ", end + 2);  // a comma inside of a date
      }
      end = std::min(end, cell.size());
      all.push_back(cell.substr(begin, end - begin));
      begin = end + 2;
    }
  }
  for (const char* more : {"1.-3. Juni",
                           "8.2. bis 5.3.",
                           "3.6.2019 - 5.6.2019",
                           "Mitte März",
                           "Anfang 2019",
                           "Montag, 3. Juni 2019",
                           "Montag",
                           "montags",
                           "Mo-Fr",
                           "heute",
                           "übermorgen",
                           "Ende",
                           "nächste Woche",
                           "Ostern",
                           "Ostern 2019",
                           "Mai/Juni 2019",
                           "3.6.2019, 14:30 Uhr",
                           "31.02.",
                           "99.99.2019",
                           "123",
                           "00",
                           "Maiwoche",
                           "Quartal",
                           "28. - 3.2.",
                           "Jänner",
                           "Feber",
                           "Jän.",
                           "29.02.",
                           "31.12."}) {
    all.emplace_back(more);
  }
  return all;
}

/// True if the shift may leave the date: a day and month without year, shifted by whole years (the
/// engine draws no such shift).
bool may_stay(const std::string& date, int shift) {
  const bool whole_year = shift == 365 || shift == -365 || shift == 366 || shift == -366;
  return whole_year && date.find("20") == date.npos && date.find("19") == date.npos;
}

TEST(DateNeverKept, EveryFormMovesByEveryShift) {
  const auto all = examples();
  EXPECT_GT(all.size(), 130U);
  for (const std::string& date : all) {
    const GermanDocument document("[[" + date + "]]");
    for (int shift = -400; shift <= 400; ++shift) {
      if (shift == 0 || may_stay(date, shift)) continue;
      ASSERT_NE(document.dates(shift)[0], date) << "by " << shift;
    }
  }
}

TEST(DateNeverKept, OnlyDayAndMonthStayByAWholeYear) {
  const std::vector<std::string> stay = {"1.6.", "6.10", "1. Juni", "24/12"};
  for (const std::string& date : stay) {
    EXPECT_EQ(GermanDocument("[[" + date + "]]").dates(365)[0], date);
  }
  for (const std::string date : {"Juni", "12.", "KW 12", "Q3", "Sommer", "Wintersemester", "2019",
                                 "Juni 2019", "13/14", "heute", "Montag", "Ostern"}) {
    for (const int shift : {365, -365, 366, -366}) {
      EXPECT_NE(GermanDocument("[[" + date + "]]").dates(shift)[0], date) << shift;
    }
  }
}

TEST(DateNeverKept, AYearAsFarBehindTheFirstAsItIsMovedBeforeIt) {
  constexpr int kDaysOf400Years = 146'097;
  for (const std::string date : {"200", "0200", "1. Juni 0200", "Q3 0200", "0200-06-01"}) {
    EXPECT_NE(GermanDocument("[[" + date + "]]").dates(-kDaysOf400Years)[0], date);
  }
}

TEST(DateNeverKept, WhatIsNotUnderstoodGetsDigitsOfDaysAndMonths) {
  for (std::uint64_t noise = 1; noise < 4'000; noise += 7) {
    const GermanDocument document("[[77.88.]]");
    const std::string date =
        document.readings().write(5, std::vector{noise * 0x9E3779B97F4A7C15U})[0];
    ASSERT_EQ(date.size(), 6U) << date;
    ASSERT_LE(std::stoi(date.substr(0, 2)), 28) << date;
    ASSERT_GE(std::stoi(date.substr(0, 2)), 1) << date;
    ASSERT_LE(std::stoi(date.substr(3, 2)), 12) << date;
    ASSERT_GE(std::stoi(date.substr(3, 2)), 1) << date;
  }
}

// "3/20009" is a month and its year with a digit too many.
TEST(DateNeverKept, AYearWithADigitTooManyKeepsItsCentury) {
  const GermanDocument document("Am 4.5.2019 (37848/2019) und [[3/20009]] im Jahr 2020");
  for (std::uint64_t noise = 1; noise <= 50; ++noise) {
    const std::string date =
        document.readings().write(5, std::vector{noise * 0x9E3779B97F4A7C15U})[0];
    const std::size_t slash = date.find('/');
    ASSERT_NE(slash, date.npos);
    ASSERT_LE(std::stoi(date.substr(0, slash)), 12) << date;
    ASSERT_GE(std::stoi(date.substr(0, slash)), 1) << date;
    ASSERT_EQ(date.substr(slash + 1, 2), "20") << date;
    ASSERT_NE(date.substr(slash + 3), "009") << date;
  }
}

TEST(DateNeverKept, DaysKeepTheirNumberOfDigits) {
  const GermanDocument document("[[99999999999.1.]]");
  const std::string date = document.dates(3)[0];
  EXPECT_EQ(date.size(), std::string("99999999999.1.").size());
  EXPECT_NE(date.substr(0, 11), "99999999999");
}

}  // namespace
}  // namespace pseudo::lang
