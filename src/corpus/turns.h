// Lets threads act in the order of their batches.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>

namespace pseudo {

/// Each batch has one turn, in the order of numbers from 0. Thread-safe.
class Turns {
 public:
  using Lock = std::unique_lock<std::mutex>;

  /// Waits until the turns of all batches with smaller numbers have ended; every batch must end its
  /// turn. The returned lock protects the work done in the turn.
  [[nodiscard]] Lock wait_for(std::size_t batch);
  /// Waits likewise, then ends the turn. Must not be called while holding the lock.
  void end(std::size_t batch);
  /// Declares that some turn will never end, so that no thread waits for it.
  void give_up();

 private:
  std::mutex mutex_;  // protects the members below
  std::condition_variable moved_;
  std::size_t next_ = 0;  // the batch whose turn it is
  bool given_up_ = false;
};

}  // namespace pseudo
