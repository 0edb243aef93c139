// A user's own tables in the place of built-in ones.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "pseudo/lexicon.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::TempFolder;

class Overlay : public testing::Test {
 protected:
  Overlay() {
    folder_.write("in/family.tsv", "name\ttier\tcountry\teveryday\nAmo\t1\tDE\tx\nBelo\t2\t\t\n");
    folder_.write("in/given_female.tsv", "name\ttier\nCara\t1\n");
    folder_.write("in/orgs.tsv", "name\tkind\tgender\tcountry\nWerk Delo\tcompany\tn\tAT\n");
    auto image = compile_lexicons(folder_.path() / "in");
    EXPECT_TRUE(image.has_value());
    image_ = folder_.write("test.lex", *image);
  }

  [[nodiscard]] Result<Lexicons> open() const {
    std::filesystem::create_directories(folder_.path() / "own");
    return Lexicons::open(image_, folder_.path() / "own");
  }

  TempFolder folder_;
  std::filesystem::path image_;
};

TEST_F(Overlay, ReplacesTheTableOfItsNameAndNoOther) {
  folder_.write("own/family.tsv", "name\ttier\tcountry\teveryday\nEsto\t1\tCH\t\n");
  const auto lexicons = open();
  ASSERT_TRUE(lexicons.has_value()) << lexicons.error().message;
  const LexiconTable& family = *lexicons->table("family");
  EXPECT_EQ(family.rows(), 1U);
  EXPECT_EQ(family.find("esto").size(), 1U);
  EXPECT_TRUE(family.find("amo").empty());
  EXPECT_EQ(family.select({.country = "CH"}).size(), 1U);
  EXPECT_EQ(lexicons->table("given_female")->find("cara").size(), 1U);
}

TEST_F(Overlay, ChangesTheDigest) {
  const auto plain = Lexicons::open(image_);
  folder_.write("own/family.tsv", "name\ttier\tcountry\teveryday\nEsto\t1\tCH\t\n");
  const auto own = open();
  ASSERT_TRUE(plain.has_value() && own.has_value());
  EXPECT_NE(plain->digest(), own->digest());
}

TEST_F(Overlay, TheSameTableHasTheSameDigest) {
  const auto plain = Lexicons::open(image_);
  folder_.write("own/sub/given_female.tsv", "# mine\r\nname\ttier\r\nCara\t1\r\n");
  const auto own = open();
  ASSERT_TRUE(plain.has_value() && own.has_value());
  EXPECT_EQ(plain->digest(), own->digest());
}

TEST_F(Overlay, ColumnsThatOnlyRefineMayBeMissing) {
  folder_.write("own/family.tsv", "name\nEsto\n");
  const auto lexicons = open();
  ASSERT_TRUE(lexicons.has_value()) << lexicons.error().message;
  const LexiconTable& family = *lexicons->table("family");
  for (const char* column : {"tier", "country", "everyday"}) {
    ASSERT_TRUE(family.column(column)) << column;
    EXPECT_EQ(family.cell(0, column), "");
  }
  EXPECT_EQ(family.cell(0, "name"), "Esto");
  EXPECT_EQ(family.select({.country = "IT"}).size(), 1U);
}

TEST_F(Overlay, ColumnsThatOnlyRefineMayBeAdded) {
  folder_.write("own/given_female.tsv", "name\tweight\tuse\ttier\nEsto\t7\tboth\t\n");
  const auto lexicons = open();
  ASSERT_TRUE(lexicons.has_value()) << lexicons.error().message;
  EXPECT_EQ(lexicons->table("given_female")->cell(0, "weight"), "7");
}

TEST_F(Overlay, ColumnsMayStandInAnotherOrder) {
  folder_.write("own/orgs.tsv", "name\tcountry\tgender\tkind\nBank Fero\tDE\tf\tbank\n");
  const auto lexicons = open();
  ASSERT_TRUE(lexicons.has_value()) << lexicons.error().message;
  EXPECT_EQ(lexicons->table("orgs")->cell(0, "kind"), "bank");
}

struct BadOverlay {
  std::string_view file;
  std::string_view text;
  std::size_t line;
  std::string_view says;
};

constexpr BadOverlay kBadOverlays[] = {
    {"famly.tsv", "name\nEsto\n", 0, "no table famly to replace; similar ones: family"},
    {"given_femal.tsv", "name\nEsto\n", 0, "similar ones: given_female"},
    {"family.tsv", "surname\nEsto\n", 1, "the first column must be name"},
    {"family.tsv", "# x\nname\tcolour\nEsto\tred\n", 2, "column 2 is unknown"},
    {"orgs.tsv", "name\nBank Fero\n", 1, "missing columns: kind, gender"},
    {"family.tsv", "name\ttier\nEsto\t1\nEsto\t9\n", 3, "is no tier"},
    {"family.tsv", "name\ttier\nEsto\n", 2, "columns"},
    {"family.tsv", "name\nM\xFCller\n", 2, "not UTF-8"},
};

TEST_F(Overlay, MistakesAreErrorsWithFileAndLine) {
  for (const BadOverlay& c : kBadOverlays) {
    const auto path = folder_.write(fmt::format("own/{}", c.file), c.text);
    const auto lexicons = open();
    ASSERT_FALSE(lexicons.has_value()) << c.text;
    EXPECT_EQ(lexicons.error().code, ErrorCode::kLexicon);
    EXPECT_EQ(lexicons.error().where.file, path.string());
    EXPECT_EQ(lexicons.error().where.line, c.line) << lexicons.error().message;
    EXPECT_NE(lexicons.error().message.find(c.says), std::string::npos)
        << lexicons.error().message << " / " << c.says;
    std::filesystem::remove(path);
  }
}

TEST_F(Overlay, AFolderWithoutTablesIsAnError) {
  EXPECT_EQ(open().error().code, ErrorCode::kLexicon);
  EXPECT_EQ(Lexicons::open(image_, folder_.path() / "missing").error().code, ErrorCode::kIo);
}

TEST_F(Overlay, AFileThatCannotBeReadIsAnError) {
  std::filesystem::create_directories(folder_.path() / "own");
  std::filesystem::create_symlink("nowhere", folder_.path() / "own/family.tsv");
  const auto lexicons = open();
  ASSERT_FALSE(lexicons.has_value());
  EXPECT_EQ(lexicons.error().code, ErrorCode::kIo);
  EXPECT_NE(lexicons.error().message.find("No such file"), std::string::npos);
}

TEST_F(Overlay, TakesTheEndingInAnyCase) {
  folder_.write("own/family.TSV", "name\nEsto\n");
  const auto lexicons = open();
  ASSERT_TRUE(lexicons.has_value()) << lexicons.error().message;
  EXPECT_EQ(lexicons->table("family")->rows(), 1U);
}

}  // namespace
}  // namespace pseudo
