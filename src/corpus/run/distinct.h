// Counts distinct strings in bounded memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace pseudo {

/// Exact up to kLimit distinct strings, then an estimate from the smallest hashes (error about 0.2
/// %). The result depends only on the set of strings, not on order or partitioning. Source:
/// Bar-Yossef et al., Counting Distinct Elements in a Data Stream, 2002 (k minimum values).
class DistinctCounter {
 public:
  static constexpr std::size_t kLimit = std::size_t{1} << 19U;

  void add(std::string_view string);
  void merge(const DistinctCounter& other);
  [[nodiscard]] std::uint64_t count() const;
  [[nodiscard]] bool exact() const { return shift_ == 0; }

 private:
  void insert(std::uint64_t hash);
  void grow();
  void raise_shift();
  [[nodiscard]] bool counts(std::uint64_t hash) const {
    return shift_ == 0 || hash >> (64 - shift_) == 0;
  }

  std::vector<std::uint64_t> buckets_;  // open addressing; 0: free
  std::size_t used_ = 0;
  unsigned shift_ = 0;  // hashes below 2^(64 - shift_) are kept
};

}  // namespace pseudo
