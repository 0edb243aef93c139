#include <sodium.h>

#include <cstring>

#include <fmt/format.h>

#include "pseudo/vault.h"

namespace pseudo {

VaultSecret::VaultSecret(std::string_view bytes, bool passphrase)
    : bytes_(new char[bytes.size()]), size_(bytes.size()), passphrase_(passphrase) {  // NOLINT
  std::memcpy(bytes_.get(), bytes.data(), bytes.size());
}

VaultSecret::~VaultSecret() {
  if (bytes_) sodium_memzero(bytes_.get(), size_);
}

VaultSecret VaultSecret::from_key(const Key& key) {
  return {{reinterpret_cast<const char*>(key.bytes()), Key::kBytes}, false};
}

Result<VaultSecret> VaultSecret::from_passphrase(std::string_view passphrase) {
  if (passphrase.size() < kShortest || passphrase.size() > kLongest) {
    return Error{ErrorCode::kKey, fmt::format("a passphrase has {} to {} bytes; several words are "
                                              "better than one",
                                              kShortest, kLongest)};
  }
  if (sodium_init() < 0) return Error{ErrorCode::kKey, "the cryptographic library does not start"};
  return VaultSecret(passphrase, true);
}

}  // namespace pseudo
