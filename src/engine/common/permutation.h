// A keyed permutation of [0, n), so that known names of a shared scope do not collide.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo {

/// A balanced Feistel network over the next even number of bits, iterated until the result is less
/// than n (cycle walking). Source: Black & Rogaway 2002, "Ciphers with arbitrary finite domains",
/// sections 4 and 5. The rounds are keyed numbers of the scope, so no state is needed. Threads:
/// const calls are safe.
class Permutation {
 public:
  /// `address` identifies the permutation within the scope. Precondition: n > 0. `draws` must
  /// outlive this object.
  Permutation(const ScopeDraws& draws, std::string_view address, std::uint64_t n);

  /// Precondition of both functions: i < n.
  [[nodiscard]] std::uint64_t operator()(std::uint64_t i) const;
  [[nodiscard]] std::uint64_t inverse(std::uint64_t i) const;

 private:
  [[nodiscard]] std::uint64_t round(int number, std::uint64_t half) const;

  const ScopeDraws& draws_;
  std::string address_;
  std::uint64_t n_;
  int half_bits_;
};

}  // namespace pseudo
