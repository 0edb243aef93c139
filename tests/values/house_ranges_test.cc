#include "values/house_ranges.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

namespace pseudo::values {
namespace {

std::string found(const std::string& text) {
  std::string all;
  for (const HouseRange& range : find_house_ranges(text)) {
    if (!all.empty()) all += '|';
    all += text.substr(range.first.begin, range.second.end() - range.first.begin);
  }
  return all;
}

TEST(HouseRanges, RiseByNumberOrLetter) {
  struct Row {
    const char* text;
    const char* ranges;
  };
  const Row rows[] = {{"12-14", "12-14"},
                      {"9-10", "9-10"},
                      {"1-9999", ""},  // a number of more than one digit more is no range of houses
                      {"12a-12c", "12a-12c"},
                      {"12a-c", "12a-c"},
                      {"12-12a", "12-12a"},
                      {"12-14a", "12-14a"},
                      {"12/3-5", "3-5"},
                      {"1-3, 5-7", "1-3|5-7"},
                      {"1-3/5-7", "1-3|5-7"},
                      {"h. 12-14 o", "12-14"},
                      {"9999-9999a", "9999-9999a"},
                      // They do not rise, or not as houses do.
                      {"14-12", ""},
                      {"12-12", ""},
                      {"12c-a", ""},
                      {"12c-12a", ""},
                      {"12a-12a", ""},
                      {"12-c", ""},
                      {"12345-12347", ""},
                      {"01-03", ""},
                      {"1-03", ""},
                      {"10-05", ""},
                      {"0-3", ""},
                      {"12-14-16", "14-16"},  // the last two
                      // Words go on.
                      {"12-14x", ""},
                      {"12-14ab", ""},
                      {"12a-ca", ""},
                      {"12-", ""},
                      {"-12", ""},
                      {"a-c", ""},
                      {"12 - 14", ""},
                      {"", ""}};
  for (const Row& row : rows) EXPECT_EQ(found(row.text), row.ranges) << row.text;
}

}  // namespace
}  // namespace pseudo::values
