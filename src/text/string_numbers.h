// Numbers for strings, mostly for the few of one document.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pseudo::text {

/// Numbers strings in the order in which they come. A few are looked at one by one, which costs
/// less than hashing them; more are hashed. Not to be shared between threads while it grows.
class StringNumbers {
 public:
  /// The number of the string, and true if it is new.
  std::pair<std::size_t, bool> enter(std::string text);
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text) const;
  [[nodiscard]] bool contains(std::string_view text) const { return find(text).has_value(); }
  [[nodiscard]] std::size_t size() const { return strings_.size(); }
  [[nodiscard]] bool empty() const { return strings_.empty(); }

 private:
  struct Slot {
    std::uint32_t hash = 0;
    std::uint32_t behind = 0;  // the number plus 1; 0: free
  };
  [[nodiscard]] static std::uint32_t hash_of(std::string_view text);
  void put(std::uint32_t hash, std::size_t number);
  void grow();

  std::vector<std::string> strings_;
  std::vector<Slot> slots_;  // none for a few; else open addressing, half full at most
};

}  // namespace pseudo::text
