// Faulty tables: every mistake is an error with its line.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "pseudo/lexicon.h"

namespace pseudo {
namespace {

struct BadTable {
  std::string_view text;
  std::size_t line;
  std::string_view says;  // part of the message
};

constexpr std::string_view kNul("name\nA\0mo\n", 10);

constexpr BadTable kBadTables[] = {
    {"", 0, "no header"},
    {"# only a comment\n", 1, "no header"},
    {"name\tname\nA\tB\n", 1, "column 2 has the name of another one"},
    {"name\t\nA\tB\n", 1, "has no name"},
    {"Name\nA\n", 1, "has no name"},
    {"#Source: x\nname\nA\n", 1, "has no name"},
    {"name\tsize\nAmo\n", 2, "1 columns where the header has 2"},
    {"name\tsize\nAmo\ttown\t\n", 2, "3 columns where the header has 2"},
    {"name\tsize\n\ttown\n", 2, "is empty"},
    {"name\tsize\n \ttown\n", 2, "is empty"},
    {"name\nAmo\n- \n", 3, "is empty"},
    {"name\n Amo\n", 2, "begins or ends with a blank"},
    {"name\nAmo \n", 2, "begins or ends with a blank"},
    {"# c\nname\tsize\nAmo\ttown\nBelo\ttown\nAmo\ttown\n", 5, "the same row"},
    {"name\nAmo\r\nAmo\n", 3, "the same row"},
    {"name\nAmo\nM\xFCller\n", 3, "not UTF-8"},
    {"name\nMu\xCC\x88ller\n", 2, "NFC"},
    {"name\nAmo\rBelo\n", 2, "control character"},
    {kNul, 2, "control character"},
    {"name\tsize\nAmo\tTown\n", 2,
     "the cell of column size is no size (city, town, village, or empty)"},
    {"name\ttier\nAmo\t4\n", 2, "is no tier"},
    {"name\tgender\nAmo\tx\n", 2, "is no gender"},
    {"name\tnumber\nAmo\tdual\n", 2, "is no number"},
    {"name\tuse\nAmo\tnever\n", 2, "is no use"},
    {"name\tcountry\nAmo\tde\n", 2, "is no country code"},
    {"name\tcountry\nAmo\tDE;AT\n", 2, "is no country code"},
    {"name\tcountry\nAmo\tDE, AT\n", 2, "is no country code"},
    {"name\tcountry\nAmo\tDE,\n", 2, "is no country code"},
    {"name\tcountry\nAmo\t,\n", 2, "is no country code"},
    {"name\tweight\nAmo\t0\n", 2, "is no weight"},
    {"name\tweight\nAmo\t-1\n", 2, "is no weight"},
    {"name\tweight\nAmo\t1.5\n", 2, "is no weight"},
    {"name\tweight\nAmo\t4294967296\n", 2, "is no weight"},
    {"name\tweight\nAmo\t4294967295\nBelo\t1\n", 3, "add up"},
    {"name\tletter\nAmo\t-\n", 2, "is no letter"},
};

TEST(Tsv, EveryMistakeIsAnErrorWithItsLine) {
  for (const BadTable& c : kBadTables) {
    const auto lexicons = Lexicons::from_tsv({{"names", std::string(c.text)}});
    ASSERT_FALSE(lexicons.has_value()) << c.text;
    const Error& error = lexicons.error();
    EXPECT_EQ(error.code, ErrorCode::kLexicon) << c.text;
    EXPECT_EQ(error.where.file, "names") << c.text;
    EXPECT_EQ(error.where.line, c.line) << c.text << error.message;
    EXPECT_NE(error.message.find(c.says), std::string::npos) << error.message << " / " << c.says;
  }
}

constexpr std::string_view kGoodTables[] = {
    "name\tsize\nAmo\ttown\n",
    "name\tsize\nAmo\ttown",
    "\xEF\xBB\xBFname\tsize\nAmo\ttown\n",
    "name\tsize\r\nAmo\ttown\r\n",
    "# Source: x\n#\n# Licence: y\nname\tsize\nAmo\ttown\n",
    "\n\nname\tsize\n\nAmo\ttown\n\n",
};

TEST(Tsv, TakesWhatEditorsMakeOfATable) {
  for (const std::string_view text : kGoodTables) {
    const auto lexicons = Lexicons::from_tsv({{"names", std::string(text)}});
    ASSERT_TRUE(lexicons.has_value()) << text << lexicons.error().message;
    const LexiconTable& table = *lexicons->table("names");
    ASSERT_EQ(table.rows(), 1U) << text;
    EXPECT_EQ(table.cell(0, "name"), "Amo") << text;
    EXPECT_EQ(table.cell(0, "size"), "town") << text;
  }
}

TEST(Tsv, ALineThatLooksLikeACommentBelowTheHeaderIsARow) {
  const auto lexicons = Lexicons::from_tsv({{"names", "name\n# 7\n"}});
  ASSERT_TRUE(lexicons.has_value());
  EXPECT_EQ(lexicons->table("names")->cell(0, "name"), "# 7");
}

TEST(Tsv, TwoTablesOfOneNameAreRefused) {
  EXPECT_FALSE(Lexicons::from_tsv({{"a", "name\nAmo\n"}, {"a", "name\nBelo\n"}}).has_value());
}

}  // namespace
}  // namespace pseudo
