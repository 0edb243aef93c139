// Columns of tables that only allow a fixed set of words, each of which has a meaning in the code.
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

/// The allowed words of a column with their values; "" is the empty cell.
template <class Value, std::size_t kCount>
using CellWords = std::array<std::pair<std::string_view, Value>, kCount>;

/// The value of a cell; Value() if the cell is not an allowed word (see find_other_word).
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
  /// Restricts the check to rows with `if_word` in this column; "": all rows.
  std::string_view if_column = {};
  std::string_view if_word = {};
};

template <class Value, std::size_t kCount>
ClosedColumn closed(std::string_view table, std::string_view column,
                    const CellWords<Value, kCount>& words) {
  ClosedColumn one{table, column, {}, {}, {}};
  for (const auto& [word, value] : words) one.words.push_back(word);
  return one;
}

/// Returns kLexicon, with table, row and the allowed words, if a cell is not an allowed word: a
/// misspelt rule must not silently become another one. The message omits the cell, as in facets.h.
/// Missing tables and columns are ignored. Reads each cell once.
std::optional<Error> find_other_word(const Lexicons& lexicons,
                                     std::span<const ClosedColumn> columns);

}  // namespace pseudo::lexicon
