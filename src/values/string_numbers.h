// Numbers for strings, mostly for the few of one document.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace pseudo::values {

/// Numbers strings in the order in which they come. A few are looked at one by one, which costs
/// less than hashing them; more are hashed. Not to be shared between threads.
class StringNumbers {
 public:
  /// The number of the string, and true if it is new.
  std::pair<std::size_t, bool> enter(std::string text);
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text) const;
  [[nodiscard]] bool contains(std::string_view text) const { return find(text).has_value(); }

 private:
  std::vector<std::string> few_;
  std::unordered_map<std::string, std::size_t> many_;  // all, once there are any
};

}  // namespace pseudo::values
