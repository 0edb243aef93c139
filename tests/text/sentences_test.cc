#include "text/sentences.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "text/casing.h"
#include "tsv.h"

namespace pseudo::text {
namespace {

TEST(Sentences, AreDividedAsTheTableSays) {
  const std::set<std::string, std::less<>> words{"dr", "ing", "3"};
  for (const auto& row : testing_tables::read_table("text/sentences.tsv", 2)) {
    std::string text;
    std::vector<std::size_t> expected{0};
    for (const char c : row[0]) {
      if (c == '|') {
        expected.push_back(text.size());
      } else {
        text += c;
      }
    }
    const auto starts = sentence_starts(
        text, [&](std::string_view word) { return words.contains(to_lower(word)); });
    EXPECT_EQ(starts, expected) << "line " << row.line << ": " << row[0];
  }
}

TEST(Sentences, EveryTextHasOne) {
  const auto never = [](std::string_view) { return false; };
  EXPECT_EQ(sentence_starts("", never), std::vector<std::size_t>{0});
  EXPECT_EQ(sentence_starts("...", never), std::vector<std::size_t>{0});
}

}  // namespace
}  // namespace pseudo::text
