// Whole documents with the shipped German lexicons under a fixed key. A difference is reviewed as
// text, line by line; PSEUDO_UPDATE_GOLDEN=1 in the environment writes the new output.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include "pseudo/format.h"
#include "pseudo/pseudonymizer.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

namespace fs = std::filesystem;
using testing_support::read_file;

const char* const kFolder = PSEUDO_SOURCE_DIR "/tests/golden";

std::set<std::string> cases() {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(kFolder)) {
    if (entry.is_directory()) names.insert(entry.path().filename().string());
  }
  return names;
}

// Rows LABEL<tab>style of the folder's styles.tsv, "*" for all labels; surrogates without it.
void read_styles(const fs::path& folder, StyleTable& table) {
  std::ifstream rows(folder / "styles.tsv");
  for (std::string row; std::getline(rows, row);) {
    const std::size_t tab = row.find('\t');
    ASSERT_NE(tab, std::string::npos) << row;
    const auto style = find_style(row.substr(tab + 1));
    ASSERT_TRUE(style) << row;
    if (row.starts_with("*")) {
      table.all = *style;
    } else {
      table.of_label[row.substr(0, tab)] = *style;
    }
  }
}

class Golden : public testing::TestWithParam<std::string> {};

TEST_P(Golden, ComesOutAsReviewed) {
  const fs::path folder = fs::path(kFolder) / GetParam();
  const auto lexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  ASSERT_TRUE(lexicons) << lexicons.error().message;
  const auto german = make_language("de", *lexicons);
  ASSERT_TRUE(german) << german.error().message;
  Options options;
  options.labels.keep("Opinion");
  read_styles(folder, options.styles.table);
  const auto pseudonymizer = Pseudonymizer::make(
      options, **german, *lexicons, Key::from_bytes("the key of all golden documents."));
  ASSERT_TRUE(pseudonymizer) << pseudonymizer.error().message;
  auto document = read_brat(GetParam(), read_file(folder / "in.txt"), read_file(folder / "in.ann"),
                            options.labels);
  ASSERT_TRUE(document) << document.error().message;
  const auto outcome = pseudonymizer->run(std::move(*document));
  ASSERT_TRUE(outcome) << outcome.error().message;
  const std::string annotations = write_brat(outcome->document);
  if (std::getenv("PSEUDO_UPDATE_GOLDEN") != nullptr) {
    std::ofstream(folder / "out.txt", std::ios::binary) << outcome->document.text;
    std::ofstream(folder / "out.ann", std::ios::binary) << annotations;
    GTEST_SKIP() << "written anew; review the difference";
  }
  EXPECT_EQ(outcome->document.text, read_file(folder / "out.txt"));
  EXPECT_EQ(annotations, read_file(folder / "out.ann"));
}

INSTANTIATE_TEST_SUITE_P(Documents, Golden, testing::ValuesIn(cases()),
                         [](const auto& row) { return row.param; });

}  // namespace
}  // namespace pseudo
