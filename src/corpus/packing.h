// Detection, packing and unpacking of gzip and zstd. A packed file is a sequence of members (zstd:
// frames), each of which can be unpacked on its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "pseudo/result.h"

namespace pseudo {

enum class Packing : std::uint8_t { kNone, kGzip, kZstd };

/// "gzip"; empty for kNone.
std::string_view name_of(Packing packing);
/// ".gz"; empty for kNone.
std::string_view ending_of(Packing packing);

/// By the ending of the name, in any letter case.
Packing packing_of_name(std::string_view path);
/// The name without a packing ending.
std::string_view without_packing(std::string_view path);
/// By the first bytes of a file; nothing if more bytes are needed to decide.
std::optional<Packing> packing_of_bytes(std::string_view first);

/// Unpacks the members of a file in sequence. Not thread-safe.
class Unpacker {
 public:
  virtual ~Unpacker() = default;

  struct Step {
    std::size_t taken = 0;  ///< Packed bytes consumed.
    std::size_t made = 0;   ///< Unpacked bytes produced.
  };
  /// Unpacks from the front of `packed` into up to `room` bytes; stops at the end of a member. If
  /// `room` was filled completely, more output may follow without further input. Errors: kMalformed
  /// (damaged data, or no member), kInternal (out of memory).
  virtual Result<Step> unpack(std::string_view packed, char* into, std::size_t room) = 0;
  /// True if the input so far consists of complete members.
  [[nodiscard]] virtual bool between_members() const = 0;
};

/// Precondition: `packing` is not kNone.
std::unique_ptr<Unpacker> make_unpacker(Packing packing);

/// Packs the bytes as one member; nothing if out of memory. Precondition: `packing` is not kNone.
std::optional<std::string> pack_member(Packing packing, std::string_view bytes);

}  // namespace pseudo
