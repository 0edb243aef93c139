// Random numbers for tests: identical on every machine and with every standard library.
#pragma once

#include <concepts>
#include <cstdint>

namespace pseudo::testing_support {

/// A linear congruential generator. Equal seeds give equal numbers.
class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : state_(seed) {}

  /// Returns a number from 0 to `bound` - 1.
  template <std::integral Number>
  Number below(Number bound) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<Number>((state_ >> 33U) % static_cast<std::uint64_t>(bound));
  }

 private:
  std::uint64_t state_;
};

}  // namespace pseudo::testing_support
