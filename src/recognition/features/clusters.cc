#include "recognition/features/clusters.h"

#include <algorithm>

namespace pseudo::recognition {

Clusters::Clusters(std::vector<Row> rows) : rows_(std::move(rows)) {
  std::ranges::sort(rows_);
  const auto repeated = std::ranges::unique(rows_, {}, &Row::first);
  rows_.erase(repeated.begin(), repeated.end());
}

std::uint16_t Clusters::find(std::uint64_t word_hash) const {
  const auto found = std::ranges::lower_bound(rows_, word_hash, {}, &Row::first);
  return found == rows_.end() || found->first != word_hash ? 0 : found->second;
}

}  // namespace pseudo::recognition
