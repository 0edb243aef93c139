// Numbers for strings.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace pseudo::text {

/// Numbers strings in order of first appearance: 0, 1, 2 ...
class StringInterner {
 public:
  /// The number of the string, and true if it is new.
  std::pair<std::size_t, bool> enter(std::string_view text) {
    if (const auto known = find(text)) return {*known, false};
    numbers_.emplace(text, size());
    return {size() - 1, true};
  }
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text) const {
    const auto found = numbers_.find(text);
    return found == numbers_.end() ? std::nullopt : std::optional(found->second);
  }
  [[nodiscard]] bool contains(std::string_view text) const { return numbers_.contains(text); }
  [[nodiscard]] std::size_t size() const { return numbers_.size(); }
  [[nodiscard]] bool empty() const { return numbers_.empty(); }

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>()(text);
    }
  };
  std::unordered_map<std::string, std::size_t, Hash, std::equal_to<>> numbers_;
};

}  // namespace pseudo::text
