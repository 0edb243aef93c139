// The encryption of a vault file: a preamble, then sealed messages, of which the last one is
// marked.
#pragma once

#include <sodium.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "pseudo/result.h"
#include "pseudo/vault.h"

namespace pseudo {

/// Magic and version (16 bytes), salt (16), costs of Argon2id (8), header of the stream (24), and a
/// check value (16) that distinguishes a wrong key from a damaged file.
inline constexpr std::size_t kPreambleBytes = 80;
/// Precedes each message: the number of sealed bytes as 32 bits, little endian.
inline constexpr std::size_t kLengthBytes = 4;
inline constexpr std::size_t kSealBytes = crypto_secretstream_xchacha20poly1305_ABYTES;
inline constexpr std::size_t kLargestMessage = 0xFFFFFFFFU - kSealBytes;

/// Encrypts a vault. Wiped when destroyed. Deriving a key from a passphrase takes 64 MiB and about
/// a second.
class VaultSealer {
 public:
  /// Appends a preamble to `out`. Errors: kKey (not enough memory for Argon2id).
  static Result<VaultSealer> begin(const VaultSecret& secret, std::string& out);
  /// Appends a message and its length. `last`: marks the final message. Precondition: no final
  /// message was sealed before; at most kLargestMessage bytes.
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

/// Decrypts a vault. A copy of the object can open the same message again later.
class VaultOpener {
 public:
  /// Errors: kMalformed (not a vault, or of another version), kKey (wrong key or passphrase).
  static Result<VaultOpener> begin(const VaultSecret& secret, std::string_view preamble);
  /// Decrypts a message without its length field. Errors: kMalformed.
  Result<OpenedMessage> open(std::string_view sealed);

  VaultOpener(const VaultOpener&) = default;
  VaultOpener& operator=(const VaultOpener&) = default;
  ~VaultOpener() { sodium_memzero(&state_, sizeof state_); }

 private:
  VaultOpener() = default;
  crypto_secretstream_xchacha20poly1305_state state_{};
};

/// Decodes the length field of a message. Precondition: `bytes` has size kLengthBytes.
std::size_t sealed_length(std::string_view bytes);

}  // namespace pseudo
