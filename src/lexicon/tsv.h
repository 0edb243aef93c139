// The text format of lexicon tables: tab-separated values with a header line (docs/lexicons.md).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/result.h"

namespace pseudo::lexicon {

/// The cells of a table. Refers to the parsed text.
struct TsvTable {
  std::string name;
  std::size_t header_line = 0;  ///< From 1.
  std::vector<std::string_view> columns;
  std::vector<std::string_view> cells;  ///< Row by row.
  std::vector<std::size_t> lines;       ///< Line of each row, from 1.

  [[nodiscard]] std::size_t rows() const { return lines.size(); }
  [[nodiscard]] std::string_view cell(std::size_t row, std::size_t column) const {
    return cells[row * columns.size() + column];
  }
  /// The index of that column; columns.size() if there is none.
  [[nodiscard]] std::size_t column(std::string_view name) const;
};

/// Parses a table; tolerates a byte order mark, CRLF and empty lines. The result refers to `text`.
/// Errors: kLexicon with `path` and line: not UTF-8, not NFC, control characters, wrong number of
/// columns, a name that is empty or has outer blanks, two identical rows, bad header.
Result<TsvTable> parse_tsv(std::string name, const std::string& path, std::string_view text);

}  // namespace pseudo::lexicon
