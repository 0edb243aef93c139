#include "engine/common/row_permutation.h"

#include <algorithm>
#include <utility>

namespace pseudo {
namespace {

constexpr std::size_t kBlock = 8;
// Longest series of blocks that cannot be permuted alone; in longer ones no row has an image.
constexpr std::size_t kMostJoined = 8;

// A perfect matching of rows to images by augmenting paths. Source: Kuhn 1955.
class Matching {
 public:
  explicit Matching(const std::vector<std::vector<bool>>& suits)
      : suits_(suits), row_of_(suits.size(), kNone) {}

  std::optional<std::vector<std::size_t>> run() && {
    for (std::size_t row = 0; row < suits_.size(); ++row) {
      tried_.assign(suits_.size(), false);
      if (!place(row)) return std::nullopt;
    }
    std::vector<std::size_t> images(row_of_.size());
    for (std::size_t image = 0; image < row_of_.size(); ++image) images[row_of_[image]] = image;
    return images;
  }

 private:
  static constexpr std::size_t kNone = ~std::size_t{0};

  // Recursion depth: at most the number of rows in the joined blocks.
  bool place(std::size_t row) {  // NOLINT(misc-no-recursion)
    for (std::size_t image = 0; image < row_of_.size(); ++image) {
      if (!suits_[row][image] || tried_[image]) continue;
      tried_[image] = true;
      if (row_of_[image] != kNone && !place(row_of_[image])) continue;
      row_of_[image] = row;
      return true;
    }
    return false;
  }

  const std::vector<std::vector<bool>>& suits_;
  std::vector<std::size_t> row_of_;  // index: image
  std::vector<bool> tried_;
};

}  // namespace

RowPermutation::RowPermutation(const ScopeDraws& draws, std::string_view address, std::size_t rows,
                               Suits suits)
    : order_(draws, address, rows),
      rows_(rows),
      blocks_(std::max<std::size_t>(1, rows / kBlock)),
      suits_(std::move(suits)) {}

// The last block includes the remainder.
RowPermutation::Rows RowPermutation::rows_of(std::size_t block) const {
  const std::size_t end = block + 1 == blocks_ ? rows_ : (block + 1) * kBlock;
  Rows rows;
  for (std::size_t i = block * kBlock; i < end; ++i) {
    rows.push_back(static_cast<std::size_t>(order_(i)));
  }
  return rows;
}

std::optional<RowPermutation::Rows> RowPermutation::match(const Rows& rows) const {
  std::vector<std::vector<bool>> suits(rows.size(), std::vector<bool>(rows.size()));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < rows.size(); ++j) {
      suits[i][j] = i != j && suits_(rows[i], rows[j]);
    }
  }
  const auto places = Matching(suits).run();
  if (!places) return std::nullopt;
  Rows images;
  for (const std::size_t place : *places) images.push_back(rows[place]);
  return images;
}

// The images of the rows. Prefers a rotation, if there is one that suits all rows.
std::optional<RowPermutation::Rows> RowPermutation::distribute(const Rows& rows) const {
  for (std::size_t shift = 1; shift < rows.size() && rows.size() < 2 * kBlock; ++shift) {
    Rows images = rows;
    std::ranges::rotate(images, images.begin() + static_cast<std::ptrdiff_t>(shift));
    std::size_t i = 0;
    while (i < rows.size() && suits_(rows[i], images[i])) ++i;
    if (i == rows.size()) return images;
  }
  return match(rows);
}

// The rows of the series of open blocks that contains `block`, and of the closed block after it.
std::optional<RowPermutation::Rows> RowPermutation::joined(std::size_t block) const {
  std::size_t first = block;
  std::size_t count = 0;
  while (is_open(previous(first))) {
    first = previous(first);
    if (first == block) first = 0;  // all blocks are open
    if (++count > kMostJoined) return std::nullopt;
    if (count >= blocks_) break;
  }
  Rows rows;
  for (count = 0; count < blocks_; ++count) {
    const std::size_t own = (first + count) % blocks_;
    if (count > kMostJoined) return std::nullopt;
    for (const std::size_t row : rows_of(own)) rows.push_back(row);
    if (!is_open(own)) break;
  }
  return rows;
}

std::optional<std::size_t> RowPermutation::image(std::size_t row) const {
  const auto place = static_cast<std::size_t>(order_.inverse(row));
  const std::size_t block = std::min(place / kBlock, blocks_ - 1);
  const auto rows = joined(block);
  if (!rows) return std::nullopt;
  const auto images = distribute(*rows);
  if (!images) return std::nullopt;
  const auto own = std::ranges::find(*rows, row) - rows->begin();
  return (*images)[static_cast<std::size_t>(own)];
}

std::size_t RowPermutation::behind(std::size_t row, std::size_t steps) const {
  return static_cast<std::size_t>(order_((order_.inverse(row) + steps) % rows_));
}

}  // namespace pseudo
