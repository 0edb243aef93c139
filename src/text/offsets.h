// Conversion between code points and bytes of one text.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::text {

/// An index with one size_t for each 128 bytes; ASCII text needs none.
/// Views the text, which must outlive it.
/// Units: code points as BRAT counts them: "Weiß" 4, an emoji 1, "u" + U+0308 2, CRLF 2, BOM 1.
class OffsetIndex {
 public:
  /// Precondition: valid UTF-8.
  explicit OffsetIndex(std::string_view utf8);

  [[nodiscard]] std::size_t code_points() const { return code_points_; }
  /// Nothing if one of the offsets is beyond the text. Cost: logarithmic in the size of the text.
  [[nodiscard]] std::optional<ByteSpan> to_bytes(const CodePointSpan& span) const;
  /// Precondition: both are boundaries within the text. Cost: constant.
  [[nodiscard]] CodePointSpan to_code_points(const ByteSpan& span) const;
  [[nodiscard]] std::size_t to_code_point(std::size_t byte) const;

 private:
  [[nodiscard]] std::size_t to_byte(std::size_t code_point) const;
  /// Where the code point number `count` begins, counted from the one at or after `pos`.
  [[nodiscard]] std::size_t skip(std::size_t pos, std::size_t code_points) const;

  std::string_view text_;
  std::size_t code_points_ = 0;
  std::vector<std::size_t> counts_;  // number of code points that begin before byte 128 * i
};

}  // namespace pseudo::text
