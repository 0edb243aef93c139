// Hashes of bytes: for integrity, for content identity, and for hash tables.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace pseudo {

/// FNV-1a on words in four lanes. Detects accidental damage at memory speed; not
/// collision-resistant.
std::uint64_t checksum(std::string_view bytes);

/// Identifies content: the first 8 bytes of BLAKE2b-256, little endian.
std::uint64_t content_digest(std::string_view bytes);

using HashKey = std::array<std::uint8_t, 16>;
HashKey random_hash_key();

/// 128 bits of SipHash-2-4. With a random key, nobody can construct collisions.
using WideHash = std::pair<std::uint64_t, std::uint64_t>;
WideHash wide_hash(const HashKey& key, std::string_view bytes);

}  // namespace pseudo
