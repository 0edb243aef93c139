// A keyed permutation of the rows of a class that maps each row to a suitable one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/common/permutation.h"
#include "pseudo/random.h"

namespace pseudo {

/// The rows, in keyed order, are divided into blocks, and each block is permuted within itself. A
/// block for which that is impossible is joined with the next one, so that finding an image takes a
/// look at few rows only. Holds a reference to its draws. Threads: const calls are safe.
class RowPermutation {
 public:
  /// True if the second row may replace the first. Must be false for equal rows.
  using Suits = std::function<bool(std::size_t, std::size_t)>;

  /// Rows are numbered from 0 to `rows` - 1. Precondition: rows > 0.
  RowPermutation(const ScopeDraws& draws, std::string_view address, std::size_t rows, Suits suits);

  /// The row that replaces `row`; nothing if its blocks cannot be permuted.
  [[nodiscard]] std::optional<std::size_t> image(std::size_t row) const;
  /// The row `steps` places after `row` in keyed order.
  [[nodiscard]] std::size_t behind(std::size_t row, std::size_t steps) const;

 private:
  using Rows = std::vector<std::size_t>;
  [[nodiscard]] std::size_t next(std::size_t block) const { return (block + 1) % blocks_; }
  [[nodiscard]] std::size_t previous(std::size_t block) const {
    return (block + blocks_ - 1) % blocks_;
  }
  [[nodiscard]] Rows rows_of(std::size_t block) const;
  [[nodiscard]] std::optional<Rows> distribute(const Rows& rows) const;
  [[nodiscard]] std::optional<Rows> match(const Rows& rows) const;
  [[nodiscard]] bool is_open(std::size_t block) const { return !distribute(rows_of(block)); }
  [[nodiscard]] std::optional<Rows> joined(std::size_t block) const;

  Permutation order_;
  std::size_t rows_;
  std::size_t blocks_;
  Suits suits_;
};

}  // namespace pseudo
