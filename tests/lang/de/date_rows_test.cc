// Every row of dates.tsv and coarse_dates.tsv: a text with its dates, a shift, the text after it.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "lang/de/german_dates.h"
#include "tsv.h"

namespace pseudo::lang {
namespace {

using testing_dates::GermanDocument;

class GermanDatesTable : public testing::TestWithParam<const char*> {};

TEST_P(GermanDatesTable, EveryRowIsWrittenAsExpected) {
  for (const auto& row : testing_tables::read_table(GetParam(), 4)) {
    const GermanDocument document(row.cells[0]);
    EXPECT_EQ(document.shifted(std::stoi(row.cells[1])), row.cells[2])
        << "line " << row.line << ": " << row.cells[0] << " by " << row.cells[1] << " ("
        << row.cells[3] << ")";
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, GermanDatesTable,
                         testing::Values("lang/de/dates.tsv", "lang/de/coarse_dates.tsv"));

TEST(GermanDates, AWordDividedAtALineEndIsOneWord) {
  struct Row {
    std::string text, expected;
  };
  for (const Row& row : {Row{"Mon-\ntag, 3. Juni 2019", "Mittwoch, 11. September 2019"},
                         Row{"3. Sep-\ntember 2019", "12. Dezember 2019"},
                         Row{"3. Ja-\nnuar 2019", "13. April 2019"},
                         Row{"3. Juni-\n5. Juli 2019", "11. September- 13. Oktober 2019"}}) {
    Mention mention;
    mention.category = Category::kDate;
    mention.surface = row.text;
    mention.surface[row.text.find('\n')] = ' ';  // as the engine shows line breaks
    mention.span = {.begin = 0, .end = row.text.size()};
    const std::vector<Mention> mentions = {mention};
    const std::vector<std::size_t> chosen = {0};
    const auto readings =
        testing_dates::german_dates().read({.text = row.text, .mentions = mentions}, chosen);
    EXPECT_EQ(readings->write(100, {})[0], row.expected);
  }
}

}  // namespace
}  // namespace pseudo::lang
