#include "pseudo/random.h"

#include <fmt/format.h>
#include <sodium.h>

#include <array>
#include <bit>
#include <cstring>
#include <initializer_list>
#include <stdexcept>
#include <utility>

namespace pseudo {
namespace {

// sodium_init is idempotent and thread-safe.
void need_sodium() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) throw std::runtime_error("libsodium does not start");
}

// Bytes of stack that these functions use and leave with copies of keys.
constexpr std::size_t kBlake2bFrames = 2048;
constexpr std::size_t kChaCha20Frames = 1024;  // SipHash takes less

// Copies a field to `to` and returns the end of the copy. Inline, as a call of memcpy would take
// longer than copying the few bytes.
char* copy(std::string_view field, char* to) {
  constexpr std::size_t kBlock = 8;
  const char* const from = field.data();
  const std::size_t size = field.size();
  if (size < kBlock) {
    for (std::size_t i = 0; i < size; ++i) to[i] = from[i];
    return to + size;
  }
  const std::size_t last = size - kBlock;  // this block may overlap the previous one
  std::memcpy(to, from, kBlock);
  for (std::size_t i = kBlock; i < last; i += kBlock) std::memcpy(to + i, from + i, kBlock);
  std::memcpy(to + last, from + last, kBlock);
  return to + size;
}

// Writes the length before each field, so that ("ab", "c") and ("a", "bc") differ.
fmt::memory_buffer message_of(std::initializer_list<std::string_view> fields) {
  std::size_t size = 0;
  for (const std::string_view field : fields) size += sizeof(std::uint64_t) + field.size();
  fmt::memory_buffer message;
  message.resize(size);
  char* end = message.data();
  for (const std::string_view field : fields) {
    std::uint64_t length = field.size();
    if constexpr (std::endian::native == std::endian::big) length = __builtin_bswap64(length);
    std::memcpy(end, &length, sizeof length);
    end = copy(field, end + sizeof length);
  }
  return message;
}

const std::uint8_t* bytes_of(const fmt::memory_buffer& message) {
  return reinterpret_cast<const std::uint8_t*>(message.data());
}

// Prepends the key to the message: BLAKE2b's own keying would spend a block on the key and double
// the time. Length extension is no threat to BLAKE2b.
std::pair<Key, Key> derive_two(const Key& key, std::initializer_list<std::string_view> fields) {
  const fmt::memory_buffer message = message_of(fields);
  std::array<char, 2 * Key::kBytes> bytes{};
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, bytes.size());
  crypto_generichash_update(&state, key.bytes(), Key::kBytes);
  crypto_generichash_update(&state, bytes_of(message), message.size());
  crypto_generichash_final(&state, reinterpret_cast<std::uint8_t*>(bytes.data()), bytes.size());
  sodium_memzero(&state, sizeof state);
  sodium_stackzero(kBlake2bFrames);
  const std::string_view both(bytes.data(), bytes.size());
  std::pair<Key, Key> keys{Key::from_bytes(both.substr(0, Key::kBytes)),
                           Key::from_bytes(both.substr(Key::kBytes))};
  sodium_memzero(bytes.data(), bytes.size());
  return keys;
}

}  // namespace

Key Key::random() {
  need_sodium();
  Key key;
  randombytes_buf(key.bytes_.data(), key.bytes_.size());
  return key;
}

Key Key::from_bytes(std::string_view bytes) {
  if (bytes.size() != kBytes) throw std::invalid_argument("a key has 32 bytes");
  need_sodium();
  Key key;
  std::memcpy(key.bytes_.data(), bytes.data(), kBytes);
  return key;
}

void DrawStream::refill() {
  static_assert(sizeof nonce_ == crypto_stream_chacha20_NONCEBYTES);
  quarters_.fill(0);
  auto* const bytes = reinterpret_cast<std::uint8_t*>(quarters_.data());
  crypto_stream_chacha20_xor_ic(bytes, bytes, sizeof quarters_, nonce_.data(), block_++,
                                key_.bytes());
  sodium_stackzero(kChaCha20Frames);
  if constexpr (std::endian::native == std::endian::big) {
    for (std::uint16_t& quarter : quarters_) quarter = __builtin_bswap16(quarter);
  }
  used_ = 0;
}

std::uint64_t DrawStream::below_many(std::uint64_t bound) {
  constexpr std::uint64_t kMax = ~std::uint64_t{0};
  // Numbers beyond the last multiple of `bound` would bias results towards small ones.
  const std::uint64_t last = kMax - (kMax % bound + 1) % bound;
  for (;;) {
    const std::uint64_t number = next();
    if (number <= last) return number % bound;
  }
}

ScopeDraws::ScopeDraws(const Key& key, std::string_view corpus, std::string_view scope_kind,
                       std::string_view scope_id)
    : keys_(derive_two(key, {"pseudo/scope/2", corpus, scope_kind, scope_id})) {}

DrawStream ScopeDraws::stream(std::string_view purpose, std::string_view category,
                              std::string_view entity) const {
  static_assert(crypto_shorthash_KEYBYTES <= Key::kBytes);
  const fmt::memory_buffer message = message_of({purpose, category, entity});
  DrawStream::Nonce nonce{};
  crypto_shorthash(nonce.data(), bytes_of(message), message.size(), keys_.second.bytes());
  return DrawStream(keys_.first, nonce);
}

std::uint64_t ScopeDraws::number(std::string_view purpose, std::string_view category,
                                 std::string_view entity) const {
  return stream(purpose, category, entity).next();
}

}  // namespace pseudo
