// Weekdays and holidays near dates: every row of date_surroundings.tsv.
#include <gtest/gtest.h>

#include <string>

#include "lang/de/german_dates.h"
#include "tsv.h"

namespace pseudo::lang {
namespace {

TEST(DateSurroundings, EveryRow) {
  for (const auto& row : testing_tables::read_table("lang/de/date_surroundings.tsv", 5)) {
    const testing_dates::GermanDocument document(row[0]);
    const std::string where =
        "line " + std::to_string(row.line) + ": " + row[0] + " (" + row[4] + ")";
    EXPECT_EQ(document.readings().keeps_weekdays() ? "yes" : "no", row[1]) << where;
    EXPECT_EQ(std::to_string(document.readings().weekdays()), row[2]) << where;
    EXPECT_EQ(std::to_string(document.readings().holidays()), row[3]) << where;
  }
}

}  // namespace
}  // namespace pseudo::lang
