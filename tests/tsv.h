// Tables of test cases: one case per row, columns divided by tabs, the last one with the source of
// belief. Blank lines and lines that begin with # are comments. Cells may contain the escapes \n \r
// \t \\ \u{1F600}; a cell "-" is empty.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "text/utf8.h"

namespace pseudo::testing_tables {

inline std::string unescape(std::string_view cell) {
  if (cell == "-") return {};
  std::string plain;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    if (cell[i] != '\\' || i + 1 == cell.size()) {
      plain += cell[i];
      continue;
    }
    const char code = cell[++i];
    const std::size_t close = cell.find('}', i);
    if (code == 'u' && close != std::string_view::npos) {
      const std::string digits(cell.substr(i + 2, close - i - 2));
      text::append(plain, static_cast<char32_t>(std::stoul(digits, nullptr, 16)));
      i = close;
    } else {
      plain += code == 'n' ? '\n' : code == 'r' ? '\r' : code == 't' ? '\t' : code;
    }
  }
  return plain;
}

struct Row {
  std::size_t line = 0;
  std::vector<std::string> cells;
  const std::string& operator[](std::size_t column) const { return cells.at(column); }
};

/// The rows of tests/`path`. A row with another number of columns fails the test.
inline std::vector<Row> read_table(const std::string& path, std::size_t columns) {
  std::vector<Row> rows;
  std::ifstream file(std::string(PSEUDO_SOURCE_DIR) + "/tests/" + path);
  EXPECT_TRUE(file.good()) << path;
  std::string line;
  for (std::size_t number = 1; std::getline(file, line); ++number) {
    if (line.empty() || line[0] == '#') continue;
    Row row;
    row.line = number;
    for (std::size_t begin = 0; begin <= line.size();) {
      const std::size_t end = std::min(line.find('\t', begin), line.size());
      row.cells.push_back(unescape(std::string_view(line).substr(begin, end - begin)));
      begin = end + 1;
    }
    EXPECT_EQ(row.cells.size(), columns) << path << ":" << number;
    if (row.cells.size() == columns) rows.push_back(std::move(row));
  }
  EXPECT_FALSE(rows.empty()) << path;
  return rows;
}

}  // namespace pseudo::testing_tables
