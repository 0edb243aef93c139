// Edit distance between short words, for suggestions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

namespace pseudo::text {

/// The optimal string alignment distance in bytes: the number of insertions, deletions,
/// replacements and swaps of neighbours that turn `a` into `b`, where no byte is edited twice.
/// Bytes are compared after `fold`. Quadratic.
template <typename Fold = std::identity>
std::size_t edit_distance(std::string_view a, std::string_view b, Fold fold = {}) {
  const auto same = [&](char x, char y) { return fold(x) == fold(y); };
  std::vector<std::size_t> before(b.size() + 1);  // the row before `last`
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = last[j - 1] + (same(a[i - 1], b[j - 1]) ? 0 : 1);
      row[j] = std::min({change, last[j] + 1, row[j - 1] + 1});
      const bool is_swap = i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1]);
      if (is_swap) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last.back();
}

}  // namespace pseudo::text
