// Loop over the rows of a table, with cells by name of column.
#pragma once

#include <cstdint>
#include <string_view>

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

}  // namespace pseudo::lang
