// Packed streams, gzip and zstd: recognised, unpacked and packed. A packed file is a sequence of
// members (zstd: frames), each of which can be unpacked alone.
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

/// By the ending of a file's name, in any letter case.
Packing packing_of_name(std::string_view path);
/// The name without that ending.
std::string_view without_packing(std::string_view path);
/// By the first bytes of a file; nothing if it takes more of them to tell.
std::optional<Packing> packing_of_bytes(std::string_view first);

/// Unpacks the members of one file, one after the other. For one thread.
class Unpacker {
 public:
  virtual ~Unpacker() = default;

  struct Step {
    std::size_t taken = 0;  ///< Packed bytes.
    std::size_t made = 0;   ///< Unpacked bytes.
  };
  /// Unpacks from the front of `packed` into `room` bytes; stops at the end of a member. If all the
  /// room was filled, more may come without further packed bytes.
  /// Errors: kMalformed (damaged, or bytes that are no member), kInternal (no memory).
  virtual Result<Step> unpack(std::string_view packed, char* into, std::size_t room) = 0;
  /// True if what was taken so far is whole members.
  [[nodiscard]] virtual bool between_members() const = 0;
};

/// Precondition: a packing.
std::unique_ptr<Unpacker> make_unpacker(Packing packing);

/// The bytes as one member; nothing if there is no memory. Precondition: a packing.
std::optional<std::string> pack_member(Packing packing, std::string_view bytes);

}  // namespace pseudo
