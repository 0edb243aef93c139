// A keyed permutation of the rows of a class in which each row becomes one that suits it.
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

/// The rows in keyed order are divided into blocks, and those of a block are dealt out among
/// themselves. Where that cannot be done the block joins the next one, so that an image is found
/// by a look at few rows. Views its draws. Threads: const.
class RowPermutation {
 public:
  /// True if the second row may stand for the first. No row may stand for itself.
  using Suits = std::function<bool(std::size_t, std::size_t)>;

  /// Rows are numbered from 0 to `rows`. Precondition: rows > 0.
  RowPermutation(const ScopeDraws& draws, std::string_view address, std::size_t rows, Suits suits);

  /// What stands for a row. Nothing if the rows around it cannot be dealt out.
  [[nodiscard]] std::optional<std::size_t> image(std::size_t row) const;
  /// The row that is `steps` behind another in keyed order.
  [[nodiscard]] std::size_t behind(std::size_t row, std::size_t steps) const;

 private:
  using Rows = std::vector<std::size_t>;
  [[nodiscard]] std::size_t next(std::size_t block) const { return (block + 1) % blocks_; }
  [[nodiscard]] std::size_t previous(std::size_t block) const {
    return (block + blocks_ - 1) % blocks_;
  }
  [[nodiscard]] Rows rows_of(std::size_t block) const;
  [[nodiscard]] std::optional<Rows> deal(const Rows& rows) const;
  [[nodiscard]] std::optional<Rows> match(const Rows& rows) const;
  [[nodiscard]] bool is_open(std::size_t block) const { return !deal(rows_of(block)); }
  [[nodiscard]] std::optional<Rows> joined(std::size_t block) const;

  Permutation order_;
  std::size_t rows_;
  std::size_t blocks_;
  Suits suits_;
};

}  // namespace pseudo
