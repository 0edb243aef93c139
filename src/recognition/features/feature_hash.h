// Features as hashes of a template and its values.
#pragma once

#include <cstdint>
#include <string_view>

namespace pseudo::recognition {

using Feature = std::uint64_t;

/// One step of splitmix64. Source: Steele, Lea & Flood 2014.
constexpr std::uint64_t mix(std::uint64_t value) {
  value += 0x9E3779B97F4A7C15U;
  value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
  value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
  return value ^ (value >> 31U);
}

constexpr std::uint64_t join(std::uint64_t a, std::uint64_t b) { return mix(a ^ mix(b)); }

/// FNV-1a, then mixed.
constexpr std::uint64_t hash_text(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  }
  return mix(hash);
}

}  // namespace pseudo::recognition
