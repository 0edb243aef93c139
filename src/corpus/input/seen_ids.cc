#include "corpus/input/seen_ids.h"

#include <algorithm>

namespace pseudo {

SeenIds::SeenIds() : key_(random_hash_key()) {}

std::vector<bool> SeenIds::enter(std::size_t batch, const std::vector<std::string_view>& ids) {
  std::vector<WideHash> hashes;
  hashes.reserve(ids.size());
  for (const std::string_view id : ids) hashes.push_back(wide_hash(key_, id));
  std::vector<bool> seen;
  seen.reserve(ids.size());
  {
    const Turns::Lock turn = turns_.wait_for(batch);
    for (const WideHash& hash : hashes) seen.push_back(!insert(hash));
  }
  turns_.end(batch);
  return seen;
}

/// Returns false if the hash was already present.
bool SeenIds::insert(const WideHash& hash) {
  if (used_ * 5 >= buckets_.size() * 4) grow();
  const std::size_t mask = buckets_.size() - 1;
  for (std::size_t at = hash.first & mask;; at = (at + 1) & mask) {
    if (buckets_[at] == hash) return false;
    if (buckets_[at] != WideHash{}) continue;
    buckets_[at] = hash;
    ++used_;
    return true;
  }
}

void SeenIds::grow() {
  constexpr std::size_t kFirst = 1024;
  std::vector<WideHash> old(std::max(buckets_.size() * 2, kFirst));
  std::swap(old, buckets_);
  used_ = 0;
  for (const WideHash& hash : old) {
    if (hash != WideHash{}) insert(hash);
  }
}

}  // namespace pseudo
