// Loop over the rows of a table, with cells by name of column.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::lang {

/// Calls `use(cell)` for every row, in order. `cell(name)` is the cell in the column of that name,
/// "" if the table has no such column. A null table has no rows.
template <class Use>
void for_each_row(const LexiconTable* table, Use use) {
  if (table == nullptr) return;
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    use([&](std::string_view column) { return table->cell(row, column); });
  }
}

/// The words of a cell that has several, divided by one blank.
inline std::vector<std::string_view> words_of_cell(std::string_view cell) {
  std::vector<std::string_view> words;
  for (std::size_t begin = 0; begin < cell.size();) {
    const std::size_t end = std::min(cell.find(' ', begin), cell.size());
    words.push_back(cell.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

}  // namespace pseudo::lang
