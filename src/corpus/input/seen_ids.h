// The ids of all documents of a run with streams: finds repeated ones, in the order of the input.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <string_view>
#include <utility>
#include <vector>

#include "random/hash.h"

namespace pseudo {

/// Holds a 128-bit hash of each id under a key of the process: 20 to 40 bytes an id, and half as
/// much again while the table grows. Threads: any.
class SeenIds {
 public:
  SeenIds();
  /// Whether each of the ids of a batch has come before. Waits until all batches with smaller
  /// numbers were entered, so each batch must be, even without ids.
  std::vector<bool> enter(std::size_t batch, const std::vector<std::string_view>& ids);
  /// A batch will never be entered: nothing waits for it any longer.
  void give_up();

 private:
  bool insert(const WideHash& hash);
  void grow();

  const HashKey key_;
  std::mutex mutex_;  // guards what follows
  std::condition_variable moved_;
  std::size_t next_ = 0;  // batch that may enter
  bool given_up_ = false;
  std::vector<WideHash> slots_;  // open addressing; {0, 0} is empty
  std::size_t used_ = 0;
};

}  // namespace pseudo
