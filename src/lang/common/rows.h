// Iteration over the rows of a table, with access to cells by column name.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::lang {

/// Calls `use(cell)` for every row, in order. `cell(name)` returns the row's cell in the column of
/// that name, or "" if the table lacks the column. A null table has no rows.
template <class Use>
void for_each_row(const LexiconTable* table, Use use) {
  if (table == nullptr) return;
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    use([&](std::string_view column) { return table->cell(row, column); });
  }
}

/// Splits a cell at single blanks.
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
