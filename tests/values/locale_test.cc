// Area codes and postal codes against the German lexicons.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "values/test_key.h"
#include "values/value_table.h"

namespace pseudo::values {
namespace {

class LocaleTest : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(lexicons_); }
  Result<Lexicons> lexicons_ = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
};

TEST_F(LocaleTest, AreaCodesBecomeRealOnesOfTheirLengthAndKind) {
  const Locale locale(*lexicons_);
  const std::vector<ValueMention> mentions = {{Category::kPhone, "+43 316 27001"},
                                              {Category::kPhone, "+49 30 1234567"},
                                              {Category::kPhone, "+43 664 1234567"},
                                              {Category::kPhone, "0316 27001"}};
  for (int seed = 0; seed < 100; ++seed) {
    const ValueTable table(mentions, locale, {});
    const ScopeDraws draws(kKey, "", "document", std::to_string(seed));
    std::vector<std::string> drawn;
    for (std::size_t i = 0; i < mentions.size(); ++i) {
      drawn.push_back(table.draw(table.entity(i), draws));
    }
    EXPECT_EQ(locale.areas.match(drawn[0], "43"), 3U) << drawn[0];
    EXPECT_EQ(locale.areas.match(drawn[1], "49"), 2U) << drawn[1];
    EXPECT_EQ(locale.areas.match(drawn[2], "43"), 3U) << drawn[2];
    EXPECT_EQ(drawn[2][0], '6') << "Austrian mobile codes begin with 6";
    EXPECT_NE(drawn[0].substr(0, 3), "316");
    EXPECT_EQ(drawn[3], drawn[0]);
  }
}

TEST_F(LocaleTest, PostalCodesBelongToTheSurrogateCity) {
  const Locale locale(*lexicons_);
  struct Row {
    std::string surface, city, country, begins;
    std::size_t size;
  };
  const std::vector<Row> rows = {{"9020", "Linz", "AT", "40", 4},
                                 {"A-9020", "Graz", "AT", "A-80", 6},
                                 {"D-80331", "Dresden", "DE", "D-01", 7},
                                 {"8001", "Bern", "CH", "3", 4},
                                 // Abroad it is written as there.
                                 {"9020", "Dresden", "DE", "01", 5},
                                 {"A-9020", "Dresden", "DE", "D-01", 7},
                                 {"D-80331", "Graz", "AT", "A-80", 6},
                                 // Without a known town it keeps its form.
                                 {"A-9020", "", "", "A-", 6},
                                 {"D-80331", "Xandingen", "DE", "D-", 7}};
  for (const Row& row : rows) {
    const std::vector<ValueMention> mentions = {
        {Category::kZip, row.surface, row.city, row.country}};
    const ValueTable table(mentions, locale, {});
    const ScopeDraws draws(kKey, "", "document", row.surface);
    const std::string result = table.render(0, table.draw(0, draws));
    EXPECT_TRUE(result.starts_with(row.begins)) << row.surface << " -> " << result;
    EXPECT_NE(result, row.surface);
    EXPECT_EQ(result.size(), row.size) << row.surface << " -> " << result;
  }
}

TEST_F(LocaleTest, ACodeAbroadIsWrittenAsThere) {
  const Locale locale(*lexicons_);
  DrawStream stream = ScopeDraws(kKey, "", "document", "d").stream("value");
  const std::string code = draw_zip("9020", "Dresden", "DE", locale.zips, stream);
  EXPECT_EQ(code.substr(0, 2), "01");
  EXPECT_EQ(code.size(), 5U);
  EXPECT_EQ(write_zip("8001", "79798", "DE", locale.countries), "79798");
  EXPECT_EQ(write_zip("CH-8001", "79798", "DE", locale.countries), "D-79798");
  EXPECT_EQ(write_zip("AT 8010", "79798", "DE", locale.countries), "DE 79798");
  EXPECT_EQ(write_zip("CH-8001", "6020", "AT", locale.countries), "A-6020");
  EXPECT_EQ(write_zip("D-80331", "6020", "AT", locale.countries), "A-6020");
  EXPECT_EQ(write_zip("A-8010", "6020", "AT", locale.countries), std::nullopt);
  EXPECT_EQ(write_zip("8010", "6020", "AT", locale.countries), std::nullopt);
}

TEST_F(LocaleTest, TheOnlyCodeOfACityIsNotKept) {
  const Locale locale(*lexicons_);
  const std::vector<std::string_view> codes = locale.zips.of("Ischgl", "AT", 4);
  ASSERT_EQ(codes.size(), 1U);
  for (int seed = 0; seed < 50; ++seed) {
    DrawStream stream = ScopeDraws(kKey, "", "document", std::to_string(seed)).stream("value");
    EXPECT_NE(draw_zip(codes[0], "Ischgl", "AT", locale.zips, stream), codes[0]);
  }
}

}  // namespace
}  // namespace pseudo::values
