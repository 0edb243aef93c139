// House numbers: ranges stay ranges, words stay words.
#include "values/house_numbers.h"
#include "values/test_key.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::values {
namespace {

constexpr int kSeeds = 300;

class HouseNumbers : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(lexicons_);
    words_ = HouseWords(lexicons_->table("house_words"));
  }
  [[nodiscard]] std::string draw(std::string_view key, int seed) const {
    const ScopeDraws draws(kKey, "", "document", std::to_string(seed));
    DrawStream stream = draws.stream("value", "STREETNO", key);
    return draw_house_number(key, words_, stream);
  }
  Result<Lexicons> lexicons_ = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  HouseWords words_;
};

/// Every digit as 9.
std::string shape_of_number(std::string_view text) {
  std::string shape_of_number(text);
  for (char& c : shape_of_number) {
    if (c >= '0' && c <= '9') c = '9';
  }
  return shape_of_number;
}

TEST_F(HouseNumbers, RangesRiseByAFewHousesOnTheSameSide) {
  for (const char* range : {"12-14", "1-3", "8-10", "1-99", "7-8", "118-122", "1204-1210"}) {
    const std::string_view key(range);
    const std::size_t hyphen = key.find('-');
    const int old = std::stoi(range + hyphen + 1) - std::stoi(range);
    for (int seed = 0; seed < kSeeds; ++seed) {
      const std::string drawn = draw(key, seed);
      ASSERT_NE(drawn, key);
      ASSERT_EQ(shape_of_number(drawn), shape_of_number(key)) << drawn;
      const int step = std::stoi(drawn.substr(hyphen + 1)) - std::stoi(drawn);
      ASSERT_GE(step, 1) << key << " -> " << drawn;
      ASSERT_LE(step, 6) << key << " -> " << drawn;
      ASSERT_EQ(step % 2, old % 2) << key << " -> " << drawn;
    }
  }
}

TEST_F(HouseNumbers, NoNumberBecomesZero) {
  for (const std::string_view key : {"12/3/05", "7/01", "4-08"}) {
    for (int seed = 0; seed < kSeeds; ++seed) {
      const std::string drawn = draw(key, seed);
      ASSERT_FALSE(drawn.ends_with("00")) << drawn;
    }
  }
  EXPECT_EQ(shape_of_number(draw("17/00", 1)), "99/99") << "what was zero may stay so";
}

TEST_F(HouseNumbers, LettersOfARangeRise) {
  for (const std::string key : {"12a-c", "7a-7d", "3b-h"}) {
    for (int seed = 0; seed < kSeeds; ++seed) {
      const std::string drawn = draw(key, seed);
      const std::size_t hyphen = drawn.find('-');
      ASSERT_NE(drawn, key);
      ASSERT_LT(drawn[hyphen - 1], drawn.back()) << key << " -> " << drawn;
      if (key == "7a-7d") {
        ASSERT_EQ(drawn[0], drawn[3]) << drawn;
      }
    }
  }
}

TEST_F(HouseNumbers, WordsStay) {
  struct Row {
    std::string key, begins, ends;
  };
  const std::vector<Row> rows = {
      {"top7", "top", ""}, {"stiege2/top11", "stiege", ""},      {"8bis10", "", ""},
      {"nr.5", "nr.", ""}, {"12,hinterhaus", "", ",hinterhaus"}, {"3/2.stock", "", ".stock"},
      {"tür4", "tür", ""}};
  for (const Row& row : rows) {
    std::set<std::string> all;
    for (int seed = 0; seed < kSeeds; ++seed) {
      const std::string drawn = draw(row.key, seed);
      ASSERT_EQ(shape_of_number(drawn), shape_of_number(row.key));
      EXPECT_TRUE(drawn.starts_with(row.begins)) << drawn;
      EXPECT_TRUE(drawn.ends_with(row.ends)) << drawn;
      EXPECT_NE(drawn, row.key);
      all.insert(drawn);
    }
    EXPECT_GT(all.size(), 5U) << row.key;
  }
  EXPECT_NE(draw("top", 1), "top") << "never the original";
  EXPECT_NE(draw("toq7", 1).substr(0, 3), "toq") << "no word of the table";
}

TEST_F(HouseNumbers, WhatIsNoRangeIsDrawnAsEver) {
  for (const std::string key :
       {"14-12", "12/14", "0-2", "12-14-16", "1-2x", "12-", "-", "5-120", "99-101"}) {
    for (int seed = 0; seed < kSeeds; ++seed) {
      const std::string drawn = draw(key, seed);
      ASSERT_NE(drawn, key);
      if (key.find_first_of("0123456789") != std::string::npos) {
        ASSERT_EQ(std::count(drawn.begin(), drawn.end(), '-'),
                  std::count(key.begin(), key.end(), '-'));
      }
    }
  }
}

}  // namespace
}  // namespace pseudo::values
