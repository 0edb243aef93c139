// The two span types: bytes (everywhere inside) and code points (in BRAT and JSON files).
//
//   const pseudo::ByteSpan outer{4, 12};
//   assert(outer.contains({4, 7}) && !outer.overlaps({12, 14}));
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>

namespace pseudo {

/// A half-open range of UTF-8 bytes. The only span type used outside src/format.
struct ByteSpan {
  std::size_t begin = 0;
  std::size_t end = 0;

  [[nodiscard]] std::size_t size() const { return end - begin; }
  [[nodiscard]] bool empty() const { return begin == end; }
  [[nodiscard]] bool contains(const ByteSpan& other) const {
    return begin <= other.begin && other.end <= end;
  }
  /// True if the spans share at least one byte.
  [[nodiscard]] bool overlaps(const ByteSpan& other) const {
    return begin < other.end && other.begin < end;
  }
  friend auto operator<=>(const ByteSpan&, const ByteSpan&) = default;
};

/// A half-open range of Unicode code points. Used only by src/format.
struct CodePointSpan {
  std::size_t begin = 0;
  std::size_t end = 0;
  friend auto operator<=>(const CodePointSpan&, const CodePointSpan&) = default;
};

}  // namespace pseudo
