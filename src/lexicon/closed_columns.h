// Columns of tables whose cells are words of a closed list, each with what it means to the program.
// The columns that every table may have (gender, number, use ...) are checked in facets.h.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::lexicon {

/// The words of a column with their meanings; "" is the empty cell.
template <class Value, std::size_t kCount>
using CellWords = std::array<std::pair<std::string_view, Value>, kCount>;

/// Precondition: the cell is one of them, see find_other_word. Else Value().
template <class Value, std::size_t kCount>
constexpr Value value_of(const CellWords<Value, kCount>& words, std::string_view cell) {
  const auto* const found =
      std::ranges::find(words, cell, &std::pair<std::string_view, Value>::first);
  return found == words.end() ? Value() : found->second;
}

struct ClosedColumn {
  std::string_view table;
  std::string_view column;
  std::vector<std::string_view> words;
  std::string_view if_column = {};  ///< Only rows with `if_word` in this column; "": all rows.
  std::string_view if_word = {};
};

template <class Value, std::size_t kCount>
ClosedColumn closed(std::string_view table, std::string_view column,
                    const CellWords<Value, kCount>& words) {
  ClosedColumn one{table, column, {}, {}, {}};
  for (const auto& [word, value] : words) one.words.push_back(word);
  return one;
}

/// kLexicon with table, row and the words of the list if a cell is none of them: a rule that is
/// misspelt must not silently become another one. The cell itself is not told, as in facets.h.
/// Tables and columns that are not there have no cells. Cost: one look at each cell.
std::optional<Error> find_other_word(const Lexicons& lexicons,
                                     std::span<const ClosedColumn> columns);

}  // namespace pseudo::lexicon
