// Numbers for strings, mostly for the few of one document.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pseudo::text {

/// Numbers strings in the order in which they come. Of a few, the hashes are looked at one by one;
/// more have slots. Strings made to share a hash cost a look-up in a tree, no more. Not to be
/// shared between threads while it grows.
class StringNumbers {
 public:
  /// The number of the string, and true if it is new.
  std::pair<std::size_t, bool> enter(std::string_view text);
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text) const;
  [[nodiscard]] bool contains(std::string_view text) const { return find(text).has_value(); }
  [[nodiscard]] std::size_t size() const { return strings_.size(); }
  [[nodiscard]] bool empty() const { return strings_.empty(); }

 private:
  /// Most strings are short: up to kShort bytes, `words` are the text, so that to compare two takes
  /// no look elsewhere and no call. Of others, the first word tells where it begins in long_texts_.
  static constexpr std::size_t kShort = 24;
  struct String {
    std::uint32_t hash = 0;
    std::uint32_t size = 0;
    std::array<std::uint64_t, 3> words{};
  };
  static constexpr std::size_t kNone = ~std::size_t{0};

  [[nodiscard]] static String packed(std::string_view text);
  /// `wanted`: the text, packed.
  [[nodiscard]] std::size_t find(const String& wanted, std::string_view text) const;
  [[nodiscard]] bool is(std::size_t number, const String& wanted, std::string_view text) const;
  void put(std::size_t number, std::string_view text);
  void grow();

  /// One of 64 bits, from the upper end of the hash: the slots are told by the lower one.
  [[nodiscard]] static std::uint64_t filter_bit(std::uint32_t hash) {
    return std::uint64_t{1} << (hash >> 26U);
  }

  std::vector<String> strings_;
  std::uint64_t filter_ = 0;  // the bits of all strings: most new ones are known by theirs
  std::string long_texts_;
  std::vector<std::uint32_t> slots_;  // a number plus 1, or 0; half full at most; none for a few
  static constexpr std::size_t kMostProbes = 128;
  /// What tells strings apart: the words of short ones, the texts of others.
  struct Whole {
    std::uint32_t size = 0;
    std::array<std::uint64_t, 3> words{};
    std::string text;
    friend auto operator<=>(const Whole&, const Whole&) = default;
  };
  [[nodiscard]] static Whole whole(const String& string, std::string_view text);
  std::map<Whole, std::size_t> crowded_;  // for which kMostProbes slots had no room
};

}  // namespace pseudo::text
