// Reading rule tables: rows with their columns by name.
#pragma once

#include <cstdint>
#include <string_view>

#include "pseudo/lexicon.h"

namespace pseudo::lang {

/// Calls `use(cell)` for every row; `cell(name)` is the row's cell in that column, "" if there is
/// none. A null table has no rows.
template <class Use>
void for_each_row(const LexiconTable* table, Use use) {
  if (table == nullptr) return;
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    use([&](std::string_view column) { return table->cell(row, column); });
  }
}

}  // namespace pseudo::lang
