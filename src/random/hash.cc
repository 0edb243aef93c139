#include "random/hash.h"

#include <sodium.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>

namespace pseudo {
namespace {

const std::uint8_t* bytes_of(std::string_view text) {
  return reinterpret_cast<const std::uint8_t*>(text.data());
}

std::uint64_t little_endian(const std::uint8_t* bytes) {
  std::uint64_t number = 0;
  std::memcpy(&number, bytes, sizeof number);
  if constexpr (std::endian::native == std::endian::big) number = __builtin_bswap64(number);
  return number;
}

// Offset basis and prime of 64-bit FNV-1a (Fowler, Noll, Vo).
constexpr std::uint64_t kBasis = 0xCBF29CE484222325U;
constexpr std::uint64_t kPrime = 0x100000001B3U;
constexpr std::size_t kLanes = 4;  // independent lanes, so that multiplications overlap

/// Injective in each argument, so a single damaged word is always detected.
std::uint64_t step(std::uint64_t sum, std::uint64_t word) {
  return std::rotl((sum ^ word) * kPrime, 29);
}

}  // namespace

std::uint64_t checksum(std::string_view bytes) {
  std::array<std::uint64_t, kLanes> lanes{kBasis, kBasis + 1, kBasis + 2, kBasis + 3};
  const std::uint64_t size = bytes.size();
  constexpr std::size_t kStep = kLanes * sizeof(std::uint64_t);
  for (; bytes.size() >= kStep; bytes.remove_prefix(kStep)) {
    for (std::size_t i = 0; i < kLanes; ++i) {
      lanes[i] = step(lanes[i], little_endian(bytes_of(bytes) + i * sizeof(std::uint64_t)));
    }
  }
  std::uint64_t sum = step(kBasis, size);
  for (const std::uint64_t lane : lanes) sum = step(sum, lane);
  for (const char c : bytes) sum = step(sum, static_cast<std::uint8_t>(c));
  return sum;
}

HashKey random_hash_key() {
  static_assert(sizeof(HashKey) == crypto_shorthash_siphashx24_KEYBYTES);
  HashKey key{};
  randombytes_buf(key.data(), key.size());
  return key;
}

WideHash wide_hash(const HashKey& key, std::string_view bytes) {
  std::array<std::uint8_t, crypto_shorthash_siphashx24_BYTES> hash{};
  crypto_shorthash_siphashx24(hash.data(), bytes_of(bytes), bytes.size(), key.data());
  return {little_endian(hash.data()), little_endian(hash.data() + sizeof(std::uint64_t))};
}

std::uint64_t content_digest(std::string_view bytes) {
  std::array<std::uint8_t, crypto_generichash_BYTES> hash{};
  crypto_generichash(hash.data(), hash.size(), bytes_of(bytes), bytes.size(), nullptr, 0);
  return little_endian(hash.data());
}

}  // namespace pseudo
