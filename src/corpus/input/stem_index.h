// Maps the stems of a folder to catalog entries.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/hash.h"
#include "corpus/input/catalog.h"

namespace pseudo {

/// A hash table for the current folder. Takes 8 to 16 bytes per stem, as folders may contain
/// millions.
class StemIndex {
 public:
  static constexpr std::uint32_t kNone = static_cast<std::uint32_t>(-1);

  /// The index of a stem's entry. If kNone, the caller must add an entry and store its index here.
  std::uint32_t& place(std::string_view stem, const std::vector<CatalogEntry>& entries) {
    if (used_ * 2 >= buckets_.size()) grow(entries);
    std::uint32_t& bucket = find(stem, entries);
    if (bucket == kNone) ++used_;
    return bucket;
  }

 private:
  std::uint32_t& find(std::string_view stem, const std::vector<CatalogEntry>& entries) {
    const std::size_t mask = buckets_.size() - 1;
    std::size_t at = stable_hash(stem) & mask;
    while (buckets_[at] != kNone && entries[buckets_[at]].stem() != stem) at = (at + 1) & mask;
    return buckets_[at];
  }

  void grow(const std::vector<CatalogEntry>& entries) {
    const std::vector<std::uint32_t> old = std::exchange(
        buckets_,
        std::vector<std::uint32_t>(std::max<std::size_t>(buckets_.size() * 2, 64), kNone));
    for (const std::uint32_t place : old) {
      if (place != kNone) find(entries[place].stem(), entries) = place;
    }
  }

  std::vector<std::uint32_t> buckets_;
  std::size_t used_ = 0;
};

}  // namespace pseudo
