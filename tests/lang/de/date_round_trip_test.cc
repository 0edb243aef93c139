// Every form of a day in the table, with every day of four centuries.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "lang/de/date_patterns.h"

namespace pseudo::lang {
namespace {

using dates::CivilDate;
using dates::Day;
using testing_dates::GermanDocument;
using testing_dates::Pattern;

constexpr Day kFirst = -98'615;  // 1700-01-01
constexpr Day kDays = 146'097;   // four centuries

bool names_full_day(const Pattern& pattern) {
  return pattern.unit == "day" && pattern.pattern.find("YYYY") != std::string::npos;
}

/// One document for each `batch` days, so that reading many at once is proven too.
template <class Check>
void for_all_days(const std::string& pattern, int width, Check check) {
  constexpr Day kBatch = 2'000;
  for (Day begin = kFirst; begin < kFirst + kDays; begin += kBatch) {
    std::string text;
    const Day end = std::min(begin + kBatch, kFirst + kDays);
    for (Day day = begin; day < end; ++day) {
      text += "[[" + testing_dates::render(pattern, dates::to_civil(day), width) + "]] ;\n";
    }
    check(GermanDocument(text), begin);
    if (testing::Test::HasFailure()) return;
  }
}

class FullForms : public testing::TestWithParam<Pattern> {};

/// Every day is read and written back; some are also shifted and compared with the later day as the
/// test writes it.
TEST_P(FullForms, GiveEveryDayBack) {
  const std::string& pattern = GetParam().pattern;
  const bool american = pattern.starts_with("M/");  // read day first where it can be
  int batch = 0;
  for_all_days(pattern, 2, [&](const GermanDocument& document, Day begin) {
    constexpr std::array<int, 4> kShifts = {1, -1, 100, -364};
    const bool shifts = ++batch % 6 == 0 && !american;
    const int shift = kShifts[pattern.size() % kShifts.size()];
    const auto same = document.dates(0);
    const auto shifted = shifts ? document.dates(shift) : same;
    for (std::size_t i = 0; i < same.size(); ++i) {
      ASSERT_EQ(same[i], document.mentions()[i].surface) << pattern;
      const Day day = begin + static_cast<Day>(i);
      if (american && dates::to_civil(day).day <= 12) continue;
      ASSERT_EQ(document.readings().day(i), day) << same[i];
      if (!shifts) continue;
      const CivilDate later = dates::to_civil(day + shift);
      ASSERT_EQ(shifted[i], testing_dates::render(pattern, later, 2)) << same[i] << " by " << shift;
    }
  });
}

std::vector<Pattern> full_forms() {
  std::vector<Pattern> full;
  for (const Pattern& pattern : testing_dates::patterns()) {
    if (names_full_day(pattern)) full.push_back(pattern);
  }
  return full;
}

INSTANTIATE_TEST_SUITE_P(DateRoundTrip, FullForms, testing::ValuesIn(full_forms()),
                         [](const auto& row) { return "Row" + std::to_string(row.index); });

TEST(DateRoundTrip, EveryFormWithoutYearComesBack) {
  std::size_t forms = 0;
  for (const Pattern& pattern : testing_dates::patterns()) {
    if (pattern.unit != "day" || names_full_day(pattern)) continue;
    if (pattern.pattern.find("{year}") != std::string::npos) continue;  // see DateTables
    ++forms;
    std::string text;
    for (Day day = 0; day < 1'461; ++day) {
      text += "[[" + testing_dates::render(pattern.pattern, dates::to_civil(day), 1) + "]] ;\n";
    }
    const GermanDocument document(text);
    const auto same = document.dates(0);
    for (std::size_t i = 0; i < same.size(); ++i) {
      ASSERT_EQ(same[i], document.mentions()[i].surface) << pattern.pattern;
    }
  }
  EXPECT_GE(forms, 15U);
  EXPECT_GE(full_forms().size(), 19U);
}

}  // namespace
}  // namespace pseudo::lang
