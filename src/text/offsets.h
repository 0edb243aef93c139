// Converts between code point and byte offsets of a text.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::text {

/// An index with one size_t per 128 bytes; ASCII text needs none. Refers to the text, which must
/// outlive it. Code points are counted as in BRAT: "Weiß" 4, an emoji 1, "u" + U+0308 2, CRLF 2,
/// BOM 1.
class OffsetIndex {
 public:
  /// Precondition: valid UTF-8.
  explicit OffsetIndex(std::string_view utf8);

  [[nodiscard]] std::size_t code_points() const { return code_points_; }
  /// Nothing if an offset is beyond the end of the text. Logarithmic in the size of the text.
  [[nodiscard]] std::optional<ByteSpan> to_bytes(const CodePointSpan& span) const;
  /// Precondition: both offsets are code point boundaries inside the text. Constant time.
  [[nodiscard]] CodePointSpan to_code_points(const ByteSpan& span) const;
  [[nodiscard]] std::size_t to_code_point(std::size_t byte) const;

 private:
  [[nodiscard]] std::size_t to_byte(std::size_t code_point) const;
  /// The byte offset of the `code_points`-th code point after the first one at or after `pos`.
  [[nodiscard]] std::size_t skip(std::size_t pos, std::size_t code_points) const;

  std::string_view text_;
  std::size_t code_points_ = 0;
  std::vector<std::size_t> counts_;  // [i]: code points that begin before byte 128 * i
};

}  // namespace pseudo::text
