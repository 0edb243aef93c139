// Every row of dates.tsv: a text with its dates, a shift, the text after it.
#include <gtest/gtest.h>

#include <string>

#include "lang/de/date_document.h"
#include "tsv.h"

namespace pseudo::lang {
namespace {

using testing_dates::DateDocument;

TEST(GermanDatesTable, EveryRowIsWrittenAsExpected) {
  const auto rows = testing_tables::read_table("lang/de/dates.tsv", 4);
  EXPECT_GT(rows.size(), 100U);
  for (const auto& row : rows) {
    const DateDocument document(row.cells[0]);
    EXPECT_EQ(document.shifted(std::stoi(row.cells[1])), row.cells[2])
        << "line " << row.line << ": " << row.cells[0] << " by " << row.cells[1] << " ("
        << row.cells[3] << ")";
  }
}

}  // namespace
}  // namespace pseudo::lang
