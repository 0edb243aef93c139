// Maps and sets of folded words, made for words that are mostly in none of them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace pseudo::lang {

/// Tells of most words that they are not in a set: a bit for each hash of the ends and the size of
/// its words. Small enough to stay in the cache, where the set itself would not.
class WordFilter {
 public:
  /// A filter with room for that many words; holds none.
  void assign(std::size_t words) {
    bits_.assign(std::bit_ceil(words * kBitsOfWord / 64 + 1), 0);
    shift_ = static_cast<unsigned>(64 - std::countr_zero(bits_.size() * 64));
  }
  void enter(std::string_view word) {
    const std::uint64_t bit = bit_of(word);
    bits_[bit / 64] |= std::uint64_t{1} << (bit % 64);
  }
  [[nodiscard]] bool may_hold(std::string_view word) const {
    const std::uint64_t bit = bit_of(word);
    return (bits_[bit / 64] >> (bit % 64) & 1U) != 0;
  }

 private:
  static constexpr std::size_t kBitsOfWord = 16;

  [[nodiscard]] std::uint64_t bit_of(std::string_view word) const {
    constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15;  // 2^64 by the golden ratio
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    if (word.size() >= sizeof first) {
      std::memcpy(&first, word.data(), sizeof first);
      std::memcpy(&last, word.data() + word.size() - sizeof last, sizeof last);
    } else {
      for (const char c : word) first = first << 8U | static_cast<unsigned char>(c);
    }
    const std::uint64_t ends = std::uint64_t{first} << 32U | last;
    return (((ends ^ word.size()) * kGolden) ^ (ends * kGolden >> 32U)) * kGolden >> shift_;
  }

  std::vector<std::uint64_t> bits_ = std::vector<std::uint64_t>(1);  // a power of two of them
  unsigned shift_ = 64 - 6;
};

/// Values by folded word. References to values stay good.
template <class Value>
class FoldedMap {
 public:
  /// Null if there is no such word.
  [[nodiscard]] const Value* find(std::string_view word) const {
    if (!filter_.may_hold(word)) return nullptr;
    const auto found = values_.find(word);
    return found == values_.end() ? nullptr : &found->second;
  }
  [[nodiscard]] bool contains(std::string_view word) const { return find(word) != nullptr; }

  Value& operator[](std::string word) { return try_emplace(std::move(word)); }
  /// The value of the word, made of the arguments if it is new.
  template <class... Arguments>
  Value& try_emplace(std::string word, Arguments&&... arguments) {
    const auto [at, is_new] =
        values_.try_emplace(std::move(word), std::forward<Arguments>(arguments)...);
    if (is_new) enter(at->first);
    return at->second;
  }

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };

  void enter(std::string_view word) {
    if (values_.size() <= room_) return filter_.enter(word);
    room_ = 2 * values_.size();
    filter_.assign(room_);
    for (const auto& [known, value] : values_) filter_.enter(known);
  }

  std::unordered_map<std::string, Value, Hash, std::equal_to<>> values_;
  WordFilter filter_;
  std::size_t room_ = 0;  // words that the filter is large enough for
};

class FoldedSet {
 public:
  [[nodiscard]] bool contains(std::string_view word) const { return words_.contains(word); }
  void insert(std::string word) { words_.try_emplace(std::move(word)); }

 private:
  struct Nothing {};
  FoldedMap<Nothing> words_;
};

}  // namespace pseudo::lang
