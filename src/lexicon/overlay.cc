#include "lexicon/overlay.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace pseudo::lexicon {
namespace {

using Names = std::vector<std::string_view>;

constexpr std::string_view kOptional[] = {"country", "everyday",  "generation", "latitude",
                                          "letter",  "longitude", "size",       "tier",
                                          "use",     "weight"};

bool contains(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

// Levenshtein distance in bytes.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

// The three names with the smallest edit distance to `name`.
Names nearest(Names names, std::string_view name) {
  std::ranges::sort(names, {}, [name](std::string_view other) {
    return std::pair(distance(name, other), other);
  });
  names.resize(std::min<std::size_t>(names.size(), 3));
  return names;
}

Names column_names(const LexiconTable& table) {
  Names names(table.columns());
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = table.column_name(i);
  return names;
}

TsvTable with_columns(TsvTable table, const Names& added) {
  const std::size_t before = table.columns.size();
  Names cells;
  cells.reserve(table.rows() * (before + added.size()));
  for (std::size_t row = 0; row < table.rows(); ++row) {
    const auto first = table.cells.begin() + static_cast<std::ptrdiff_t>(row * before);
    cells.insert(cells.end(), first, first + static_cast<std::ptrdiff_t>(before));
    cells.resize(cells.size() + added.size());
  }
  table.cells = std::move(cells);
  table.columns.insert(table.columns.end(), added.begin(), added.end());
  return table;
}

}  // namespace

Result<const LexiconTable*> replaced_table(const TsvTable& table, const std::string& path,
                                           std::span<const LexiconTable* const> built_in) {
  Names names;
  for (const LexiconTable* known : built_in) {
    if (known->name() == table.name) return known;
    names.push_back(known->name());
  }
  return Error{ErrorCode::kLexicon,
               fmt::format("there is no table {} to replace; similar ones: {}", table.name,
                           fmt::join(nearest(std::move(names), table.name), ", ")),
               in_file(path)};
}

Result<TsvTable> fit_columns(TsvTable table, const std::string& path,
                             const LexiconTable& built_in) {
  const Names known = column_names(built_in);
  const auto fault = [&](std::string message) {
    return Error{ErrorCode::kLexicon, std::move(message), in_file(path, table.header_line)};
  };
  if (table.columns.front() != known.front()) {
    return fault(fmt::format("the first column must be {}", known.front()));
  }
  std::size_t number = 0;
  for (const std::string_view column : table.columns) {
    ++number;
    if (contains(known, column) || contains(kOptional, column)) continue;
    return fault(
        fmt::format("column {} is unknown; this table has: {}", number, fmt::join(known, ", ")));
  }
  Names missing;
  Names added;
  for (const std::string_view column : known) {
    if (contains(table.columns, column)) continue;
    (contains(kOptional, column) ? added : missing).push_back(column);
  }
  if (missing.empty()) return with_columns(std::move(table), added);
  return fault(fmt::format("missing columns: {} (cells may be empty)", fmt::join(missing, ", ")));
}

}  // namespace pseudo::lexicon
