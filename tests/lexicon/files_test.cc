// Folders of tables and mapped files.
#include "lexicon/files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "support/temp_folder.h"

namespace pseudo::lexicon {
namespace {

using testing_support::TempFolder;

TEST(TableFiles, AreAllBelowTheFolderSortedByName) {
  const TempFolder folder;
  folder.write("in/zeta.tsv", "z");
  folder.write("in/deep/er/alpha.TSV", "a\n");
  folder.write("in/beta.tsv", "");
  folder.write("in/.hidden.tsv", "no");
  folder.write("in/.git/gamma.tsv", "no");
  folder.write("in/SOURCES.tsv", "no");
  folder.write("in/readme.md", "no");
  folder.write("elsewhere/delta.tsv", "no");
  std::filesystem::create_directory_symlink(folder / "elsewhere", folder / "in/linked");
  const auto tables = read_tables(folder / "in");
  ASSERT_TRUE(tables) << tables.error().message;
  std::vector<std::pair<std::string, std::string>> found;
  for (const TableFile& table : *tables) {
    found.emplace_back(table.name, table.text);
    EXPECT_EQ(testing_support::read_file(table.path), table.text);
  }
  const std::vector<std::pair<std::string, std::string>> expected = {
      {"alpha", "a\n"}, {"beta", ""}, {"zeta", "z"}};
  EXPECT_EQ(found, expected);
}

TEST(TableFiles, WithTheSameNameAreRefused) {
  const TempFolder folder;
  folder.write("in/names.tsv", "a");
  folder.write("in/deep/names.tsv", "a");
  const auto tables = read_tables(folder / "in");
  ASSERT_FALSE(tables);
  EXPECT_EQ(tables.error().code, ErrorCode::kLexicon);
}

TEST(TableFiles, AMissingFolderAndAnEmptyOneAreErrors) {
  const TempFolder folder;
  EXPECT_EQ(read_tables(folder / "absent").error().code, ErrorCode::kIo);
  EXPECT_EQ(read_tables(folder.path()).error().code, ErrorCode::kLexicon);
}

TEST(MappedFiles, ShowTheBytesAndMayBeMoved) {
  const TempFolder folder;
  const auto path = folder.write("bytes", "twelve bytes");
  auto first = MappedFile::open(path);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->bytes(), "twelve bytes");
  MappedFile second = *std::move(first);
  EXPECT_EQ(second.bytes(), "twelve bytes");
  auto third = MappedFile::open(folder.write("other", "x"));
  ASSERT_TRUE(third);
  *third = std::move(second);
  EXPECT_EQ(third->bytes(), "twelve bytes");
}

TEST(MappedFiles, AreRegularAndNotEmpty) {
  const TempFolder folder;
  EXPECT_EQ(MappedFile::open(folder / "absent").error().code, ErrorCode::kIo);
  EXPECT_EQ(MappedFile::open(folder.write("empty", "")).error().code, ErrorCode::kLexicon);
  EXPECT_EQ(MappedFile::open(folder.path()).error().code, ErrorCode::kLexicon);
}

}  // namespace
}  // namespace pseudo::lexicon
