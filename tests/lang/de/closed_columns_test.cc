// Each closed column of the German tables: a word misspelt in the table of the source tree is an
// error that names it.
#include "lang/de/closed_columns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <fmt/format.h>

namespace pseudo::lang::de {
namespace {

namespace fs = std::filesystem;

using Cells = std::vector<std::string>;

Cells split(const std::string& line) {
  Cells cells;
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find('\t', begin), line.size());
    cells.push_back(line.substr(begin, end - begin));
    begin = end + 1;
  }
  return cells;
}

/// The names of the columns and the rows of a table of the source tree; empty if there is none.
std::vector<Cells> table_of(std::string_view name) {
  std::vector<Cells> rows;
  const fs::path root = fs::path(PSEUDO_SOURCE_DIR) / "lexicons/de";
  for (const fs::path& folder : {root, root / "grammar"}) {
    std::ifstream file(folder / (std::string(name) + ".tsv"));
    for (std::string line; std::getline(file, line);) {
      if (line.rfind("# ", 0) != 0) rows.push_back(split(line));
    }
  }
  return rows;
}

std::string written(const std::vector<Cells>& rows) {
  std::string text;
  for (const Cells& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) text += (i > 0 ? "\t" : "") + row[i];
    text += '\n';
  }
  return text;
}

TEST(GermanClosedColumns, AMisspeltWordIsAnError) {
  for (const lexicon::ClosedColumn& closed : closed_columns()) {
    std::vector<Cells> rows = table_of(closed.table);
    ASSERT_GT(rows.size(), 1U) << closed.table;
    const auto column = std::ranges::find(rows[0], closed.column) - rows[0].begin();
    ASSERT_LT(column, std::ssize(rows[0])) << closed.table << ": " << closed.column;
    const auto condition = std::ranges::find(rows[0], closed.if_column) - rows[0].begin();
    std::size_t last = rows.size() - 1;
    while (last > 0 && !closed.if_column.empty() &&
           rows[last][static_cast<std::size_t>(condition)] != closed.if_word) {
      --last;
    }
    ASSERT_GT(last, 0U) << closed.table;
    rows[last][static_cast<std::size_t>(column)] = "misspelt";
    const auto lexicons = Lexicons::from_tsv({{std::string(closed.table), written(rows)}});
    ASSERT_TRUE(lexicons) << closed.table << ": " << lexicons.error().message;
    const auto error = find_other_word(*lexicons);
    ASSERT_TRUE(error) << closed.table << ": " << closed.column;
    EXPECT_EQ(error->code, ErrorCode::kLexicon);
    const std::string begin =
        fmt::format("table {}, row {}: the cell of column {} ", closed.table, last, closed.column);
    EXPECT_EQ(error->message.substr(0, begin.size()), begin);
  }
}

}  // namespace
}  // namespace pseudo::lang::de
