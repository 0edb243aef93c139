#include "pseudo/random.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

namespace pseudo {
namespace {

// sodium_init is idempotent and thread-safe; a failure leaves no safe way on.
void need_sodium() {
  [[maybe_unused]] static const bool ready = [] {
    const int result = sodium_init();
    assert(result >= 0);
    return result >= 0;
  }();
}

template <class Number>
Number little_endian(const std::uint8_t* bytes) {
  Number number = 0;
  for (std::size_t i = sizeof number; i > 0; --i) number = (number << 8U) | bytes[i - 1];
  return number;
}

// Bytes of stack that BLAKE2b and ChaCha20 take, and leave with copies of the key.
constexpr std::size_t kFrames = 1024;

// Appends a field to a message so that ("ab", "c") and ("a", "bc") differ.
void append_field(fmt::memory_buffer& message, std::string_view field) {
  std::uint64_t length = field.size();
  if constexpr (std::endian::native == std::endian::big) length = __builtin_bswap64(length);
  const std::size_t begin = message.size();
  message.resize(begin + sizeof length + field.size());
  std::memcpy(message.data() + begin, &length, sizeof length);
  std::ranges::copy(field, message.data() + begin + sizeof length);
}

// The key goes before the message: with one of its own, BLAKE2b would fill a whole block with it
// and take twice the time. (It needs no other defence: its outputs cannot be extended.)
Key hash_fields(const Key& key, std::initializer_list<std::string_view> fields) {
  fmt::memory_buffer message;
  for (const std::string_view field : fields) append_field(message, field);
  std::array<char, Key::kBytes> bytes{};
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, Key::kBytes);
  crypto_generichash_update(&state, key.bytes(), Key::kBytes);
  crypto_generichash_update(&state, reinterpret_cast<const std::uint8_t*>(message.data()),
                            message.size());
  crypto_generichash_final(&state, reinterpret_cast<std::uint8_t*>(bytes.data()), bytes.size());
  sodium_memzero(&state, sizeof state);
  sodium_stackzero(kFrames);
  const Key subkey = Key::from_bytes({bytes.data(), bytes.size()});
  sodium_memzero(bytes.data(), bytes.size());
  return subkey;
}

}  // namespace

Key Key::random() {
  need_sodium();
  Key key;
  randombytes_buf(key.bytes_.data(), key.bytes_.size());
  return key;
}

Key Key::from_bytes(std::string_view bytes) {
  assert(bytes.size() == kBytes);
  need_sodium();
  Key key;
  std::memcpy(key.bytes_.data(), bytes.data(), kBytes);
  return key;
}

Key::~Key() { sodium_memzero(bytes_.data(), bytes_.size()); }

DrawStream::DrawStream(const Key& subkey) : subkey_(subkey) {}

void DrawStream::refill() {
  // The subkey is used for this stream alone, so a zero nonce never meets another message.
  constexpr std::array<std::uint8_t, crypto_stream_chacha20_NONCEBYTES> kNonce{};
  std::array<std::uint8_t, sizeof numbers_> bytes{};
  crypto_stream_chacha20_xor_ic(bytes.data(), bytes.data(), bytes.size(), kNonce.data(), block_++,
                                subkey_.bytes());
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    numbers_[i] = little_endian<std::uint32_t>(bytes.data() + sizeof(std::uint32_t) * i);
  }
  sodium_stackzero(kFrames);
  used_ = 0;
}

std::uint64_t DrawStream::next() {
  const std::uint64_t low = next_half();
  return low | std::uint64_t{next_half()} << kHalfBits;
}

std::uint64_t DrawStream::below_many(std::uint64_t bound) {
  constexpr std::uint64_t kMax = ~std::uint64_t{0};
  // Numbers behind the last whole multiple of bound would favour small results.
  const std::uint64_t last = kMax - (kMax % bound + 1) % bound;
  for (;;) {
    const std::uint64_t number = next();
    if (number <= last) return number % bound;
  }
}

ScopeDraws::ScopeDraws(const Key& key, std::string_view corpus, std::string_view scope_kind,
                       std::string_view scope_id)
    : scope_key_(hash_fields(key, {"pseudo/scope/1", corpus, scope_kind, scope_id})) {}

Key ScopeDraws::derive(std::string_view purpose, std::string_view category,
                       std::string_view entity) const {
  return hash_fields(scope_key_, {purpose, category, entity});
}

DrawStream ScopeDraws::stream(std::string_view purpose, std::string_view category,
                              std::string_view entity) const {
  return DrawStream(derive(purpose, category, entity));
}

std::uint64_t ScopeDraws::number(std::string_view purpose, std::string_view category,
                                 std::string_view entity) const {
  return little_endian<std::uint64_t>(derive(purpose, category, entity).bytes());
}

}  // namespace pseudo
