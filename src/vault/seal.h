// The cipher of a vault file: a preamble, then sealed messages, the last one marked as such.
#pragma once

#include <sodium.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "pseudo/result.h"
#include "pseudo/vault.h"

namespace pseudo {

/// Magic and version (16 bytes), salt (16), costs of Argon2id (8), header of the stream (24), and
/// a check value (16) that tells a wrong key from a damaged file.
inline constexpr std::size_t kPreambleBytes = 80;
/// Before each message: the number of sealed bytes, 32 bits, little endian.
inline constexpr std::size_t kLengthBytes = 4;
inline constexpr std::size_t kSealBytes = crypto_secretstream_xchacha20poly1305_ABYTES;
inline constexpr std::size_t kLargestMessage = 0xFFFFFFFFU - kSealBytes;

/// Writes a vault. Wiped when destroyed. A passphrase costs 64 MiB and a moment.
class VaultSealer {
 public:
  /// Appends a preamble. Errors: kKey (no memory for Argon2id).
  static Result<VaultSealer> begin(const VaultSecret& secret, std::string& out);
  /// Appends a message with its length. Precondition: no `last` one before, and at most
  /// kLargestMessage bytes.
  void seal(std::string_view message, bool last, std::string& out);

  VaultSealer(const VaultSealer&) = default;
  VaultSealer& operator=(const VaultSealer&) = default;
  ~VaultSealer() { sodium_memzero(&state_, sizeof state_); }

 private:
  VaultSealer() = default;
  crypto_secretstream_xchacha20poly1305_state state_{};
};

struct OpenedMessage {
  std::string bytes;
  bool last = false;
};

/// Reads a vault. A copy made before a message can open that message again later.
class VaultOpener {
 public:
  /// Errors: kMalformed (not a vault, or of another version), kKey (another key or passphrase).
  static Result<VaultOpener> begin(const VaultSecret& secret, std::string_view preamble);
  /// A message without its length. Errors: kMalformed.
  Result<OpenedMessage> open(std::string_view sealed);

  VaultOpener(const VaultOpener&) = default;
  VaultOpener& operator=(const VaultOpener&) = default;
  ~VaultOpener() { sodium_memzero(&state_, sizeof state_); }

 private:
  VaultOpener() = default;
  crypto_secretstream_xchacha20poly1305_state state_{};
};

/// The length before a message. Precondition: kLengthBytes bytes.
std::size_t sealed_length(std::string_view bytes);

}  // namespace pseudo
