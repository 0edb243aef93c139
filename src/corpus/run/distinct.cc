#include "corpus/run/distinct.h"

#include <algorithm>
#include <utility>

#include "corpus/hash.h"

namespace pseudo {

void DistinctCounter::add(std::string_view string) {
  insert(std::max<std::uint64_t>(stable_hash(string), 1));
}

void DistinctCounter::insert(std::uint64_t hash) {
  if (!counts(hash)) return;
  if (used_ * 2 >= buckets_.size()) grow();
  const std::size_t mask = buckets_.size() - 1;
  // The low bits select the bucket, as the high ones are all 0 once shift_ has grown.
  for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
    if (buckets_[at] == hash) return;
    if (buckets_[at] == 0) {
      buckets_[at] = hash;
      ++used_;
      break;
    }
  }
  if (used_ > kLimit) raise_shift();
}

void DistinctCounter::grow() {
  std::vector<std::uint64_t> old(std::max<std::size_t>(buckets_.size() * 2, 1024), 0);
  std::swap(old, buckets_);
  used_ = 0;
  for (const std::uint64_t hash : old) {
    if (hash != 0) insert(hash);
  }
}

void DistinctCounter::raise_shift() {
  std::vector<std::uint64_t> old(buckets_.size(), 0);
  std::swap(old, buckets_);
  used_ = 0;
  ++shift_;
  for (const std::uint64_t hash : old) {
    if (hash != 0) insert(hash);
  }
}

void DistinctCounter::merge(const DistinctCounter& other) {
  while (shift_ < other.shift_) raise_shift();
  for (const std::uint64_t hash : other.buckets_) {
    if (hash != 0) insert(hash);
  }
}

std::uint64_t DistinctCounter::count() const { return static_cast<std::uint64_t>(used_) << shift_; }

}  // namespace pseudo
