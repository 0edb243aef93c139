// What ties a document to a time of the year: every row of seasons.tsv.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "lang/de/german_dates.h"
#include "support/growth.h"
#include "tsv.h"

namespace pseudo::lang {
namespace {

// "364 728..734"
std::string spell(const std::vector<std::vector<ShiftRange>>& named) {
  std::string text;
  for (const auto& shifts : named) {
    if (!text.empty()) text += " and";
    for (const ShiftRange& range : shifts) {
      if (!text.empty()) text += ' ';
      text += std::to_string(range.first);
      if (range.last != range.first) text += ".." + std::to_string(range.last);
    }
  }
  return text;
}

TEST(GermanSeasons, EveryRow) {
  for (const auto& row : testing_tables::read_table("lang/de/seasons.tsv", 5)) {
    const testing_dates::GermanDocument document(row[0]);
    const std::string where =
        "line " + std::to_string(row.line) + ": " + row[0] + " (" + row[4] + ")";
    EXPECT_EQ(document.readings().names_season() ? "yes" : "no", row[1]) << where;
    EXPECT_EQ(spell(document.readings().season_shifts(false)), row[2]) << where;
    EXPECT_EQ(spell(document.readings().season_shifts(true)), row[3]) << where;
  }
}

TEST(GermanSeasons, OneFeastNamedTwiceBindsOnce) {
  const testing_dates::GermanDocument document(
      "Weihnachten [[24.12.2019]], Weihnachten [[25.12.2019]], Ostern [[12.4.2020]]");
  EXPECT_EQ(document.readings().season_shifts(false).size(), 2U);
}

TEST(GermanSeasons, ADocumentFullOfFeastsTakesLinearTime) {
  constexpr std::size_t kMany = 16'000;
  constexpr std::string_view kFeasts = "Weihnachten am [[24.12.2019]], KW 3 am [[16.1.2020]]. ";
  const auto read = [](const std::string& text) {
    const testing_dates::GermanDocument document(text);
    EXPECT_TRUE(document.readings().names_season());
    EXPECT_EQ(document.readings().season_shifts(false).size(), 2U);
  };
  EXPECT_TRUE(testing_support::grows_linearly(read, testing_support::repeated(kFeasts, kMany / 8),
                                              testing_support::repeated(kFeasts, kMany)));
}

}  // namespace
}  // namespace pseudo::lang
