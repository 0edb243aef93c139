#include "engine/common/permutation.h"

#include <bit>
#include <cassert>

#include <fmt/format.h>

namespace pseudo {
namespace {

constexpr int kRounds = 6;

}  // namespace

Permutation::Permutation(const ScopeDraws& draws, std::string_view address, std::uint64_t n)
    : draws_(draws), address_(address), n_(n) {
  assert(n > 0);
  half_bits_ = (static_cast<int>(std::bit_width(n - 1)) + 1) / 2;
}

std::uint64_t Permutation::round(int number, std::uint64_t half) const {
  const std::uint64_t mask = (std::uint64_t{1} << half_bits_) - 1;
  return draws_.number("permutation", address_, fmt::format("{}/{}", number, half)) & mask;
}

std::uint64_t Permutation::operator()(std::uint64_t i) const {
  const std::uint64_t mask = (std::uint64_t{1} << half_bits_) - 1;
  do {
    std::uint64_t left = i >> half_bits_;
    std::uint64_t right = i & mask;
    for (int r = 0; r < kRounds; ++r) {
      const std::uint64_t next = left ^ round(r, right);
      left = right;
      right = next;
    }
    i = (left << half_bits_) | right;
  } while (i >= n_);
  return i;
}

std::uint64_t Permutation::inverse(std::uint64_t i) const {
  const std::uint64_t mask = (std::uint64_t{1} << half_bits_) - 1;
  do {
    std::uint64_t left = i >> half_bits_;
    std::uint64_t right = i & mask;
    for (int r = kRounds; r-- > 0;) {
      const std::uint64_t previous = right ^ round(r, left);
      right = left;
      left = previous;
    }
    i = (left << half_bits_) | right;
  } while (i >= n_);
  return i;
}

}  // namespace pseudo
