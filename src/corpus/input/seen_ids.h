// The ids of all documents of a run with streams: finds repeated ones, in the order of the input.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus/turns.h"
#include "random/hash.h"

namespace pseudo {

/// Holds a 128-bit hash of each id under a random key: 20 to 40 bytes per id, and half as much
/// again while the table grows. Threads: any.
class SeenIds {
 public:
  SeenIds();
  /// For each id of a batch, whether it occurred before. Waits until all batches with smaller
  /// numbers are entered, so every batch must be entered, even without ids.
  std::vector<bool> enter(std::size_t batch, const std::vector<std::string_view>& ids);
  /// Declares that a batch will never be entered, so that no other one waits for it.
  void give_up() { turns_.give_up(); }

 private:
  bool insert(const WideHash& hash);
  void grow();

  const HashKey key_;
  Turns turns_;                    // guards the members below
  std::vector<WideHash> buckets_;  // open addressing; {0, 0} is empty
  std::size_t used_ = 0;
};

}  // namespace pseudo
