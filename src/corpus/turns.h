// Lets threads do something in the order of their batches.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>

namespace pseudo {

/// Each batch has one turn, from the first on. Threads: any.
class Turns {
 public:
  using Lock = std::unique_lock<std::mutex>;

  /// Waits until the turns of all batches with smaller numbers have ended, so every batch must end
  /// its own. Holds the lock for what is done in the turn.
  [[nodiscard]] Lock wait_for(std::size_t batch);
  /// Waits likewise. Not to be called with the lock held.
  void end(std::size_t batch);
  /// Declares that the turn of a batch will never end, so that no other one waits for it.
  void give_up();

 private:
  std::mutex mutex_;  // guards the members below
  std::condition_variable moved_;
  std::size_t next_ = 0;  // whose turn it is
  bool given_up_ = false;
};

}  // namespace pseudo
