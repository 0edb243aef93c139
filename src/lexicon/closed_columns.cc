#include "lexicon/closed_columns.h"

#include <cstdint>
#include <string>

#include <fmt/format.h>

namespace pseudo::lexicon {
namespace {

std::string list_of(const std::vector<std::string_view>& words) {
  std::string list;
  for (const std::string_view word : words) {
    list += fmt::format("{}{}", list.empty() ? "" : ", ", word.empty() ? "or empty" : word);
  }
  return list;
}

}  // namespace

std::optional<Error> find_other_word(const Lexicons& lexicons,
                                     std::span<const ClosedColumn> columns) {
  for (const ClosedColumn& closed : columns) {
    const LexiconTable* const table = lexicons.table(closed.table);
    const auto column = table == nullptr ? std::nullopt : table->column(closed.column);
    if (!column) continue;
    for (std::uint32_t row = 0; row < table->rows(); ++row) {
      if (!closed.if_column.empty() && table->cell(row, closed.if_column) != closed.if_word)
        continue;
      const std::string_view cell = table->cell(row, *column);
      if (std::ranges::find(closed.words, cell) != closed.words.end()) continue;
      return Error{ErrorCode::kLexicon,
                   fmt::format("table {}, row {}: the cell of column {} is none of its words ({})",
                               closed.table, row + 1, closed.column, list_of(closed.words))};
    }
  }
  return std::nullopt;
}

}  // namespace pseudo::lexicon
