// Inline comparison and hashing of short strings, which is faster than calling the C library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace pseudo::text {

namespace short_strings {
/// The lowest (highest) bit of each of eight bytes.
inline constexpr std::uint64_t kLowBits = 0x0101010101010101U;
inline constexpr std::uint64_t kHighBits = 0x8080808080808080U;

template <class Number>
Number load(std::string_view bytes, std::size_t pos) {
  Number number = 0;
  std::memcpy(&number, bytes.data() + pos, sizeof number);
  return number;
}

/// Packs a string of fewer than 8 bytes into a number: its first and last halves, which may
/// overlap.
inline std::uint64_t load_few(std::string_view bytes) {
  const std::size_t size = bytes.size();
  if (size >= 4) {
    return load<std::uint32_t>(bytes, 0) |
           (std::uint64_t{load<std::uint32_t>(bytes, size - 4)} << 32U);
  }
  if (size == 0) return 0;
  const auto byte = [&bytes](std::size_t pos) { return static_cast<unsigned char>(bytes[pos]); };
  return byte(0) | (std::uint64_t{byte(size / 2)} << 8U) | (std::uint64_t{byte(size - 1)} << 16U);
}
/// One step of the hash (mix), and the final step (folded).
// Odd, without a pattern: 2^64 / golden ratio
inline constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15U;
constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t block) {
  hash = (hash ^ block) * kFactor;
  return hash ^ (hash >> 32U);
}
constexpr std::uint32_t folded(std::uint64_t hash) {
  return static_cast<std::uint32_t>((hash * kFactor) >> 32U);
}
}  // namespace short_strings

/// Equivalent to a == b.
inline bool equal(std::string_view a, std::string_view b) {
  using short_strings::load;
  if (a.size() != b.size()) return false;
  if (a.size() < 8) return short_strings::load_few(a) == short_strings::load_few(b);
  const std::size_t last = a.size() - 8;
  for (std::size_t pos = 0; pos < last; pos += 8) {
    if (load<std::uint64_t>(a, pos) != load<std::uint64_t>(b, pos)) return false;
  }
  return load<std::uint64_t>(a, last) == load<std::uint64_t>(b, last);
}

/// A 32-bit hash. Depends on the byte order of the machine; not collision-resistant.
inline std::uint32_t short_hash(std::string_view bytes) {
  using short_strings::load;
  using short_strings::mix;
  std::uint64_t hash = bytes.size();
  if (bytes.size() < 8) return short_strings::folded(mix(hash, short_strings::load_few(bytes)));
  const std::size_t last = bytes.size() - 8;
  for (std::size_t pos = 0; pos < last; pos += 8) {
    hash = mix(hash, load<std::uint64_t>(bytes, pos));
  }
  return short_strings::folded(mix(hash, load<std::uint64_t>(bytes, last)));
}

}  // namespace pseudo::text
