#include "vault/seal.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>

#include "pseudo/random.h"

namespace pseudo {

namespace {

constexpr std::string_view kMagic = "pseudo vault\n";
constexpr char kVersion = 1;
enum Method : char { kByKey = 0, kByPassphrase = 1 };

constexpr std::size_t kMethodAt = 14;
constexpr std::size_t kSaltAt = 16;
constexpr std::size_t kSaltBytes = 16;
constexpr std::size_t kPassesAt = 32;
constexpr std::size_t kMemoryAt = 36;
constexpr std::size_t kStreamAt = 40;
constexpr std::size_t kCheckAt = 64;
constexpr std::size_t kCheckBytes = 16;
static_assert(kSaltBytes == crypto_pwhash_SALTBYTES);
static_assert(kCheckAt - kStreamAt == crypto_secretstream_xchacha20poly1305_HEADERBYTES);
static_assert(kCheckAt + kCheckBytes == kPreambleBytes);

// More passes than RFC 9106 requires at this memory; still within the time budget of a run.
constexpr std::uint32_t kPasses = 4;
constexpr std::uint32_t kMemoryKiB = 64 * 1024;
// Upper bounds on the costs that a vault file may demand from its reader.
constexpr std::uint32_t kMostPasses = 64;
constexpr std::uint32_t kMostMemoryKiB = 1024 * 1024;

constexpr std::string_view kPurpose = "pseudo/vault/1";

unsigned char* raw(char* bytes) { return reinterpret_cast<unsigned char*>(bytes); }
const unsigned char* raw(const char* bytes) {
  return reinterpret_cast<const unsigned char*>(bytes);
}

void put_number(char* at, std::uint32_t value) {
  for (unsigned i = 0; i < 4; ++i) at[i] = static_cast<char>(value >> (8 * i) & 0xFFU);
}

std::uint32_t get_number(const char* at) {
  std::uint32_t value = 0;
  for (unsigned i = 0; i < 4; ++i) value |= std::uint32_t{raw(at)[i]} << (8 * i);
  return value;
}

/// The key of one vault file. Wiped when destroyed.
struct StreamKey {
  std::array<unsigned char, crypto_secretstream_xchacha20poly1305_KEYBYTES> bytes{};
  StreamKey() = default;
  StreamKey(const StreamKey&) = default;
  StreamKey& operator=(const StreamKey&) = default;
  ~StreamKey() { sodium_memzero(bytes.data(), bytes.size()); }
};

/// Nothing if Argon2id cannot allocate its memory. Precondition: `preamble` contains salt and
/// costs.
std::optional<StreamKey> derive(const VaultSecret& secret, const char* preamble) {
  StreamKey base;
  const unsigned char* salt = raw(preamble + kSaltAt);
  if (secret.is_passphrase()) {
    const std::size_t memory = std::size_t{get_number(preamble + kMemoryAt)} * 1024;
    if (crypto_pwhash(base.bytes.data(), base.bytes.size(), secret.bytes().data(),
                      secret.bytes().size(), salt, get_number(preamble + kPassesAt), memory,
                      crypto_pwhash_ALG_ARGON2ID13) != 0) {
      return std::nullopt;
    }
  } else {
    std::memcpy(base.bytes.data(), secret.bytes().data(), base.bytes.size());
  }
  StreamKey key;
  std::array<unsigned char, kPurpose.size() + kSaltBytes> message{};
  std::memcpy(message.data(), kPurpose.data(), kPurpose.size());
  std::memcpy(message.data() + kPurpose.size(), salt, kSaltBytes);
  crypto_generichash(key.bytes.data(), key.bytes.size(), message.data(), message.size(),
                     base.bytes.data(), base.bytes.size());
  return key;
}

/// The check value: a hash of the preceding bytes, keyed with the key of the file.
std::array<unsigned char, kCheckBytes> check_value(const StreamKey& key, const char* preamble) {
  std::array<unsigned char, kCheckBytes> check{};
  crypto_generichash(check.data(), check.size(), raw(preamble), kCheckAt, key.bytes.data(),
                     key.bytes.size());
  return check;
}

Error no_memory() {
  return {ErrorCode::kKey, "there is no memory for the passphrase (Argon2id needs the 64 MiB or more that the vault names)"};
}

}  // namespace

Result<VaultSealer> VaultSealer::begin(const VaultSecret& secret, std::string& out) {
  std::array<char, kPreambleBytes> preamble{};
  std::copy(kMagic.begin(), kMagic.end(), preamble.begin());
  preamble[kMagic.size()] = kVersion;
  preamble[kMethodAt] = secret.is_passphrase() ? kByPassphrase : kByKey;
  const Key salt = Key::random();
  std::memcpy(&preamble[kSaltAt], salt.bytes(), kSaltBytes);
  if (secret.is_passphrase()) {
    put_number(&preamble[kPassesAt], kPasses);
    put_number(&preamble[kMemoryAt], kMemoryKiB);
  }
  const std::optional<StreamKey> key = derive(secret, preamble.data());
  if (!key) return no_memory();
  VaultSealer sealer;
  // Generates the header itself; libsodium does not accept one.
  crypto_secretstream_xchacha20poly1305_init_push(&sealer.state_, raw(&preamble[kStreamAt]),
                                                  key->bytes.data());
  const auto check = check_value(*key, preamble.data());
  std::copy(check.begin(), check.end(), preamble.begin() + kCheckAt);
  out.append(preamble.data(), preamble.size());
  return sealer;
}

void VaultSealer::seal(std::string_view message, bool last, std::string& out) {
  const std::size_t begin = out.size();
  const std::size_t sealed = message.size() + kSealBytes;
  out.resize(begin + kLengthBytes + sealed);
  put_number(&out[begin], static_cast<std::uint32_t>(sealed));
  crypto_secretstream_xchacha20poly1305_push(
      &state_, raw(&out[begin + kLengthBytes]), nullptr, raw(message.data()), message.size(),
      nullptr, 0,
      last ? crypto_secretstream_xchacha20poly1305_TAG_FINAL
           : crypto_secretstream_xchacha20poly1305_TAG_MESSAGE);
}

Result<VaultOpener> VaultOpener::begin(const VaultSecret& secret, std::string_view preamble) {
  const auto refuse = [](ErrorCode code, std::string message) {
    return Error{code, std::move(message)};
  };
  if (preamble.size() != kPreambleBytes || preamble.substr(0, kMagic.size()) != kMagic) {
    return refuse(ErrorCode::kMalformed, "is not a vault, or its beginning is damaged");
  }
  if (preamble[kMagic.size()] != kVersion) {
    return refuse(ErrorCode::kMalformed, "is a vault of another version of pseudo");
  }
  const bool by_passphrase = preamble[kMethodAt] == kByPassphrase;
  if (by_passphrase != secret.is_passphrase()) {
    return refuse(ErrorCode::kKey, by_passphrase ? "was closed with a passphrase, not with a key"
                                                 : "was closed with a key, not with a passphrase");
  }
  const std::uint32_t passes = get_number(preamble.data() + kPassesAt);
  const std::uint32_t memory = get_number(preamble.data() + kMemoryAt);
  if (by_passphrase && (passes < crypto_pwhash_OPSLIMIT_MIN || passes > kMostPasses ||
                        memory < crypto_pwhash_MEMLIMIT_MIN / 1024 || memory > kMostMemoryKiB)) {
    return refuse(ErrorCode::kMalformed, "has a damaged beginning");
  }
  const std::optional<StreamKey> key = derive(secret, preamble.data());
  if (!key) return no_memory();
  const auto check = check_value(*key, preamble.data());
  if (sodium_memcmp(check.data(), preamble.data() + kCheckAt, kCheckBytes) != 0) {
    return refuse(ErrorCode::kKey,
                  by_passphrase ? "does not open with this passphrase (or its beginning is damaged)"
                                : "does not open with this key (or its beginning is damaged)");
  }
  VaultOpener opener;
  if (crypto_secretstream_xchacha20poly1305_init_pull(
          &opener.state_, raw(preamble.data() + kStreamAt), key->bytes.data()) != 0) {
    return refuse(ErrorCode::kMalformed, "has a damaged beginning");
  }
  return opener;
}

Result<OpenedMessage> VaultOpener::open(std::string_view sealed) {
  const Error damaged{ErrorCode::kMalformed, "is damaged"};
  if (sealed.size() < kSealBytes) return damaged;
  OpenedMessage message;
  message.bytes.resize(sealed.size() - kSealBytes);
  unsigned char tag = 0;
  if (crypto_secretstream_xchacha20poly1305_pull(&state_, raw(message.bytes.data()), nullptr, &tag,
                                                 raw(sealed.data()), sealed.size(), nullptr,
                                                 0) != 0) {
    return damaged;
  }
  message.last = tag == crypto_secretstream_xchacha20poly1305_TAG_FINAL;
  return message;
}

std::size_t sealed_length(std::string_view bytes) { return get_number(bytes.data()); }

}  // namespace pseudo
