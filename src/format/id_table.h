// The ids of a document: each once, and none referred to that is not there.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace pseudo {

/// Holds views: make it, use it, drop it. Cost of the checks: that of sorting.
class IdTable {
 public:
  struct Use {
    std::string_view id;
    std::size_t line = 0;
  };

  void reserve(std::size_t ids) { defined_.reserve(ids); }
  void define(std::string_view id, std::size_t line) { defined_.push_back({id, line}); }
  void refer(std::string_view id, std::size_t line) { referred_.push_back({id, line}); }

  /// The first line that defines an id anew. Sorts: call it before find_missing.
  std::optional<Use> find_duplicate();
  /// The first line that refers to an id that no line defines.
  [[nodiscard]] std::optional<Use> find_missing() const;

 private:
  std::vector<Use> defined_;
  std::vector<Use> referred_;  // in the order of the lines
};

}  // namespace pseudo
