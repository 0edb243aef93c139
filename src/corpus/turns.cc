#include "corpus/turns.h"

namespace pseudo {

Turns::Lock Turns::wait_for(std::size_t batch) {
  Lock lock(mutex_);
  moved_.wait(lock, [&] { return given_up_ || next_ == batch; });
  return lock;
}

void Turns::end(std::size_t batch) {
  const Lock turn = wait_for(batch);
  next_ = batch + 1;
  moved_.notify_all();
}

void Turns::give_up() {
  const std::lock_guard lock(mutex_);
  given_up_ = true;
  moved_.notify_all();
}

}  // namespace pseudo
