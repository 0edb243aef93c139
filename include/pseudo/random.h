// Keys, and draws from one 256-bit key, addressed by purpose (libsodium). Nothing else that reaches
// the output is random.
//
//   const pseudo::ScopeDraws draws(pseudo::Key::random(), "my corpus", "document", "mail/1");
//   pseudo::DrawStream stream = draws.stream("surrogate", "CITY", "graz");
//   const std::uint64_t die = 1 + stream.below(6);
//   assert(die >= 1 && die <= 6);
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace pseudo {

/// A 256-bit secret. Wiped when destroyed; deliberately has no formatter and no stream operator.
class Key {
 public:
  static constexpr std::size_t kBytes = 32;

  /// A fresh key from the operating system.
  static Key random();
  /// Throws std::invalid_argument if `bytes` does not have size kBytes.
  static Key from_bytes(std::string_view bytes);

  Key(const Key&) = default;
  Key& operator=(const Key&) = default;
  ~Key() {
    bytes_.fill(0);
    asm volatile(""
                 :
                 : "r"(bytes_.data())
                 : "memory");  // keeps the compiler from removing the wipe
  }

  [[nodiscard]] const std::uint8_t* bytes() const { return bytes_.data(); }

 private:
  Key() = default;
  std::array<std::uint8_t, kBytes> bytes_{};
};

/// A stream of random numbers for one purpose: ChaCha20 with its own nonce. Produces the same
/// numbers on every machine. Cheap to create; not thread-safe.
class DrawStream {
 public:
  using Nonce = std::array<std::uint8_t, 8>;
  DrawStream(const Key& key, const Nonce& nonce) : key_(key), nonce_(nonce) {}
  std::uint64_t next() { return take<64>(); }
  /// Uniform in [0, bound), by rejection. Precondition: bound > 0.
  std::uint64_t below(std::uint64_t bound) {
    assert(bound > 0);
    if (bound <= kSmall) return below<16>(bound);
    return bound <= kHalves ? below<32>(bound) : below_many(bound);
  }
  /// Fisher-Yates from the back; `range` is anything with size() and operator[].
  template <class Range>
  void shuffle(Range& range) {
    for (std::size_t i = range.size(); i > 1; --i) {
      using std::swap;
      swap(range[i - 1], range[static_cast<std::size_t>(below(i))]);
    }
  }

 private:
  static constexpr std::uint64_t kSmall = 256;  // 16 bits suffice: rejections are rare
  static constexpr std::uint64_t kHalves = std::uint64_t{1} << 32U;

  template <unsigned kBits>
  std::uint64_t below(std::uint64_t bound) {
    constexpr std::uint64_t kAll = std::uint64_t{1} << kBits;
    for (;;) {
      // Source: Lemire 2019, "Fast random integer generation in an interval".
      const std::uint64_t product = take<kBits>() * bound;
      const std::uint64_t rest = product % kAll;
      // The exact rejection threshold is rarely needed and costs a division, so it is computed
      // last.
      if (rest >= bound || rest >= kAll % bound) return product >> kBits;
    }
  }
  /// The next kBits bits, lower ones first.
  template <unsigned kBits>
  std::uint64_t take() {
    std::uint64_t number = 0;
    for (unsigned bits = 0; bits < kBits; bits += 16) {
      if (used_ == quarters_.size()) refill();
      number |= std::uint64_t{quarters_[used_++]} << bits;
    }
    return number;
  }
  void refill();
  std::uint64_t below_many(std::uint64_t bound);

  Key key_;
  Nonce nonce_;
  std::uint64_t block_ = 0;
  static constexpr std::size_t kQuarters = 32;  // 16-bit pieces of one ChaCha20 block
  std::size_t used_ = kQuarters;
  std::array<std::uint16_t, kQuarters> quarters_{};
};

/// The draws of one scope (a document, a folder, the corpus). Its keys are BLAKE2b of key, corpus
/// name, scope kind and scope id, so that the surrogates of one scope reveal nothing about
/// another's. Threads: const calls are safe.
class ScopeDraws {
 public:
  ScopeDraws(const Key& key, std::string_view corpus, std::string_view scope_kind,
             std::string_view scope_id);

  /// The stream for a purpose ("surrogate", "letters", "date-shift"), category name and entity key.
  /// The nonce of the stream is a SipHash of all three, each with its length.
  [[nodiscard]] DrawStream stream(std::string_view purpose, std::string_view category = {},
                                  std::string_view entity = {}) const;
  /// The first number of that stream.
  [[nodiscard]] std::uint64_t number(std::string_view purpose, std::string_view category = {},
                                     std::string_view entity = {}) const;

 private:
  std::pair<Key, Key> keys_;  // for the streams, for their nonces
};

}  // namespace pseudo
