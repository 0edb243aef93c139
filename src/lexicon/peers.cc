// The rows that a shared scope permutes among one another.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "lexicon/image.h"
#include "lexicon/table_view.h"
#include "pseudo/lexicon.h"

namespace pseudo {
namespace {

using lexicon::Group;

// The rows of one country, size and tier, given as ranks.
struct Cell {
  std::uint32_t country = 0;
  std::uint32_t size = 0;
  std::uint32_t tier = 0;
  std::size_t rows = 0;

  [[nodiscard]] auto place() const { return std::tie(country, size, tier); }
};

using Cells = std::vector<Cell>;

Cell cell_of(const Group& group) {
  return {group.facets[lexicon::kCountry], group.facets[lexicon::kSize],
          group.facets[lexicon::kTier], group.end - group.begin};
}

bool same_kind(const Group& a, const Group& b) {
  constexpr std::array kFixed{lexicon::kKind, lexicon::kGender, lexicon::kNumber,
                              lexicon::kConstruction};
  return std::ranges::all_of(kFixed,
                             [&](std::size_t facet) { return a.facets[facet] == b.facets[facet]; });
}

Cells cells_of_kind(std::span<const Group> groups, const Group& own) {
  Cells cells;
  for (const Group& group : groups) {
    if (!same_kind(group, own)) continue;
    const Cell cell = cell_of(group);
    const auto known =
        std::ranges::find_if(cells, [&](const Cell& one) { return one.place() == cell.place(); });
    if (known == cells.end()) {
      cells.push_back(cell);
    } else {
      known->rows += cell.rows;
    }
  }
  std::ranges::sort(cells, [](const Cell& a, const Cell& b) { return a.place() < b.place(); });
  return cells;
}

std::size_t rows_of(const Cells& cells) {
  std::size_t rows = 0;
  for (const Cell& cell : cells) rows += cell.rows;
  return rows;
}

void append(Cells& cells, const Cells& more) {
  cells.insert(cells.end(), more.begin(), more.end());
}

// Merges neighbouring cells of one country into blocks with at least `enough` rows each, or into
// one block if there are too few rows. Precondition: `cells` is sorted and not empty.
std::vector<Cells> join_neighbours(std::span<const Cell> cells, std::size_t enough) {
  std::vector<Cells> blocks;
  for (const Cell& cell : cells) {
    if (blocks.empty() || rows_of(blocks.back()) >= enough) blocks.emplace_back();
    blocks.back().push_back(cell);
  }
  if (blocks.size() > 1 && rows_of(blocks.back()) < enough) {
    append(blocks[blocks.size() - 2], blocks.back());
    blocks.pop_back();
  }
  return blocks;
}

std::vector<Cells> divide(const Cells& cells, std::size_t enough) {
  std::vector<Cells> blocks;
  Cells few;
  for (auto first = cells.begin(); first != cells.end();) {
    const auto last = std::find_if(
        first, cells.end(), [&](const Cell& cell) { return cell.country != first->country; });
    for (Cells& block : join_neighbours({first, last}, enough)) {
      if (rows_of(block) < enough) {
        append(few, block);
      } else {
        blocks.push_back(std::move(block));
      }
    }
    first = last;
  }
  if (rows_of(few) < enough && !blocks.empty()) {
    append(blocks.back(), few);
  } else {
    blocks.push_back(std::move(few));
  }
  return blocks;
}

bool holds(const Cells& block, const Cell& cell) {
  return std::ranges::any_of(block, [&](const Cell& one) { return one.place() == cell.place(); });
}

}  // namespace

Candidates LexiconTable::peers(std::uint32_t row, std::size_t enough) const {
  const lexicon::TableSections& table = view_->sections;
  Candidates found;
  found.table_ = this;
  const auto draw = std::ranges::find(table.draws, row);
  if (draw == table.draws.end()) return found;
  const auto place = static_cast<std::uint32_t>(draw - table.draws.begin());
  const auto own = std::ranges::find_if(
      table.groups, [&](const Group& group) { return group.begin <= place && place < group.end; });
  const std::vector<Cells> blocks = divide(cells_of_kind(table.groups, *own), enough);
  const Cells& block =
      *std::ranges::find_if(blocks, [&](const Cells& one) { return holds(one, cell_of(*own)); });
  for (std::uint32_t i = 0; i < table.groups.size(); ++i) {
    const Group& group = table.groups[i];
    if (same_kind(group, *own) && holds(block, cell_of(group))) found.add(groups(i, i + 1));
  }
  return found;
}

}  // namespace pseudo
