// Hashes of bytes: is this file whole, is this the same content, has this string come before.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace pseudo {

/// FNV-1a on words in four lanes: finds damage at the speed of memory. Not for adversaries.
std::uint64_t checksum(std::string_view bytes);

/// The first 8 bytes of BLAKE2b-256, little endian: a name for content.
std::uint64_t content_digest(std::string_view bytes);

using HashKey = std::array<std::uint8_t, 16>;
HashKey random_hash_key();

/// 128 bits: SipHash-2-4 under a key of this process, so that nobody can prepare two equal ones.
using WideHash = std::pair<std::uint64_t, std::uint64_t>;
WideHash wide_hash(const HashKey& key, std::string_view bytes);

}  // namespace pseudo
