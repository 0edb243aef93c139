// Detects duplicate document ids in runs with streams, in the order of the input.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/turns.h"
#include "random/hash.h"

namespace pseudo {

/// Stores a 128-bit hash of each id under a random key: 20 to 40 bytes per id, and half as much
/// again while the table grows. Thread-safe.
class SeenIds {
 public:
  SeenIds();
  /// Adds the ids of a batch; returns for each whether it occurred before. Waits for all batches
  /// with smaller numbers, so every batch must be entered, even one without ids.
  std::vector<bool> enter(std::size_t batch, const std::vector<std::string_view>& ids);
  /// Declares that some batch will never be entered, so that no thread waits for it.
  void give_up() { turns_.give_up(); }

 private:
  bool insert(const WideHash& hash);
  void grow();

  const HashKey key_;
  Turns turns_;                    // protects the members below
  std::vector<WideHash> buckets_;  // open addressing; {0, 0}: free
  std::size_t used_ = 0;
};

}  // namespace pseudo
