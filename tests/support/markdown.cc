#include "support/markdown.h"

#include <gtest/gtest.h>

#include <fstream>

namespace pseudo::testing_support {

namespace {

std::string trimmed(std::string_view cell) {
  constexpr std::string_view kAround = " `";
  const std::size_t begin = cell.find_first_not_of(kAround);
  if (begin == std::string_view::npos) return {};
  return std::string(cell.substr(begin, cell.find_last_not_of(kAround) - begin + 1));
}

std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells;
  line.remove_prefix(1);
  for (std::size_t end = 0; (end = line.find('|')) != std::string_view::npos;) {
    cells.push_back(trimmed(line.substr(0, end)));
    line.remove_prefix(end + 1);
  }
  return cells;
}

}  // namespace

std::vector<std::vector<std::string>> read_doc_table(const std::string& page,
                                                     std::string_view column) {
  std::ifstream file(std::string(PSEUDO_SOURCE_DIR) + "/docs/" + page);
  std::vector<std::vector<std::string>> rows;
  std::string line;
  bool inside = false;
  while (std::getline(file, line)) {
    const bool row = !line.empty() && line.front() == '|';
    if (inside && !row) break;
    if (inside) rows.push_back(cells_of(line));
    inside = inside || (row && cells_of(line).front() == column);
  }
  EXPECT_GT(rows.size(), 1U) << "no table " << column << " in " << page;
  if (!rows.empty()) rows.erase(rows.begin());  // the line below the header
  return rows;
}

std::string from_hex(std::string_view digits) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    bytes += static_cast<char>(std::stoi(std::string(digits.substr(i, 2)), nullptr, 16));
  }
  return bytes;
}

}  // namespace pseudo::testing_support
