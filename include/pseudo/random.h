// The only source of randomness: addressed draws from one 256-bit key (libsodium).
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace pseudo {

/// A 256-bit secret. Wiped when destroyed; has no formatter and no stream operator on purpose.
class Key {
 public:
  static constexpr std::size_t kBytes = 32;

  /// A fresh key from the operating system.
  static Key random();
  /// Precondition: `bytes` has kBytes bytes.
  static Key from_bytes(std::string_view bytes);

  Key(const Key&) = default;
  Key& operator=(const Key&) = default;
  ~Key();

  [[nodiscard]] const std::uint8_t* bytes() const { return bytes_.data(); }

 private:
  Key() = default;
  std::array<std::uint8_t, kBytes> bytes_{};
};

/// Numbers for one purpose: ChaCha20 under a subkey of its own. Equal on every machine.
/// A value that a function makes and drops; not to be shared between threads.
class DrawStream {
 public:
  explicit DrawStream(const Key& subkey);
  std::uint64_t next();
  /// Uniform in [0, bound), by rejection. Precondition: bound > 0.
  std::uint64_t below(std::uint64_t bound) {
    assert(bound > 0);
    if (bound > kHalves) return below_many(bound);
    for (;;) {
      // Source: Lemire 2019, "Fast random integer generation in an interval".
      const std::uint64_t product = next_half() * bound;
      const std::uint64_t rest = product % kHalves;
      // Where the favoured results end needs to be known for very few numbers only.
      if (rest >= bound || rest >= kHalves % bound) return product >> kHalfBits;
    }
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
  static constexpr int kHalfBits = 32;
  static constexpr std::uint64_t kHalves = std::uint64_t{1} << kHalfBits;
  std::uint32_t next_half() {
    if (used_ == numbers_.size()) refill();
    return numbers_[used_++];
  }
  void refill();
  std::uint64_t below_many(std::uint64_t bound);

  Key subkey_;
  std::uint64_t block_ = 0;
  static constexpr std::size_t kNumbers = 16;  // of one ChaCha20 block
  std::size_t used_ = kNumbers;
  std::array<std::uint32_t, kNumbers> numbers_{};
};

/// The draws of one scope (a document, a folder, the corpus). Subkey = BLAKE2b(key, corpus name,
/// scope kind, scope id), so that one scope's table says nothing about another's.
/// Threads: const calls are safe.
class ScopeDraws {
 public:
  ScopeDraws(const Key& key, std::string_view corpus, std::string_view scope_kind,
             std::string_view scope_id);

  /// The stream for one purpose ("surrogate", "letters", "date-shift"), category name and entity
  /// key. The three are length-prefixed before hashing, so no two addresses collide.
  [[nodiscard]] DrawStream stream(std::string_view purpose, std::string_view category = {},
                                  std::string_view entity = {}) const;
  /// One keyed 64-bit number of that address: cheaper than a stream.
  [[nodiscard]] std::uint64_t number(std::string_view purpose, std::string_view category = {},
                                     std::string_view entity = {}) const;

 private:
  [[nodiscard]] Key derive(std::string_view purpose, std::string_view category,
                           std::string_view entity) const;
  Key scope_key_;
};

}  // namespace pseudo
