// The two span types of pseudo: bytes (inside) and code points (at the edge of BRAT and JSON).
//
//   const pseudo::ByteSpan outer{4, 12};
//   assert(outer.contains({4, 7}) && !outer.overlaps({12, 14}));
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>

namespace pseudo {

/// Half-open range of UTF-8 bytes. The only span used inside pseudo.
struct ByteSpan {
  std::size_t begin = 0;
  std::size_t end = 0;

  [[nodiscard]] std::size_t size() const { return end - begin; }
  [[nodiscard]] bool empty() const { return begin == end; }
  [[nodiscard]] bool contains(const ByteSpan& other) const {
    return begin <= other.begin && other.end <= end;
  }
  /// True when both share at least one byte.
  [[nodiscard]] bool overlaps(const ByteSpan& other) const {
    return begin < other.end && other.begin < end;
  }
  friend auto operator<=>(const ByteSpan&, const ByteSpan&) = default;
};

/// Half-open range of Unicode code points. Only src/format uses it.
struct CodePointSpan {
  std::size_t begin = 0;
  std::size_t end = 0;
  friend auto operator<=>(const CodePointSpan&, const CodePointSpan&) = default;
};

}  // namespace pseudo
