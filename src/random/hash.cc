#include "random/hash.h"

#include <sodium.h>

#include <array>

namespace pseudo {
namespace {

const std::uint8_t* bytes_of(std::string_view text) {
  return reinterpret_cast<const std::uint8_t*>(text.data());
}

std::uint64_t little_endian(const std::uint8_t* bytes) {
  std::uint64_t number = 0;
  for (int i = 7; i >= 0; --i) number = (number << 8) | bytes[i];
  return number;
}

}  // namespace

std::uint64_t checksum(std::string_view bytes) {
  constexpr std::array<std::uint8_t, crypto_shorthash_KEYBYTES> kNoKey{};
  std::array<std::uint8_t, crypto_shorthash_BYTES> hash{};
  crypto_shorthash(hash.data(), bytes_of(bytes), bytes.size(), kNoKey.data());
  return little_endian(hash.data());
}

std::uint64_t content_digest(std::string_view bytes) {
  std::array<std::uint8_t, crypto_generichash_BYTES> hash{};
  crypto_generichash(hash.data(), hash.size(), bytes_of(bytes), bytes.size(), nullptr, 0);
  return little_endian(hash.data());
}

}  // namespace pseudo
