// A fixed unkeyed 64-bit hash for shards and counting, equal on every machine.
#pragma once

#include <cstdint>
#include <string_view>

namespace pseudo {

/// FNV-1a with a final mix. Source: Fowler, Noll, Vo; finalizer of MurmurHash3 (public domain).
inline std::uint64_t stable_hash(std::string_view bytes, std::uint64_t seed = 0) {
  std::uint64_t hash = 0xcbf29ce484222325U ^ seed;
  for (const char byte : bytes) {
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  }
  hash = (hash ^ (hash >> 33U)) * 0xff51afd7ed558ccdU;
  hash = (hash ^ (hash >> 33U)) * 0xc4ceb9fe1a85ec53U;
  return hash ^ (hash >> 33U);
}

}  // namespace pseudo
