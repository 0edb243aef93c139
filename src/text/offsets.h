// Conversion between code points and bytes of one text.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::text {

/// Index of one size_t for each 128 bytes, none for ASCII text.
/// Holds a view of the text, which must outlive it: make it, use it, drop it.
/// Units: code points as BRAT counts them: "Weiß" 4, an emoji 1, "u" + U+0308 2, CRLF 2, BOM 1.
class OffsetIndex {
 public:
  /// Precondition: valid UTF-8.
  explicit OffsetIndex(std::string_view utf8);

  [[nodiscard]] std::size_t code_points() const { return code_points_; }
  /// Nothing if one of the offsets lies behind the text. Cost: logarithmic in the text's size.
  [[nodiscard]] std::optional<ByteSpan> to_bytes(const CodePointSpan& span) const;
  /// Precondition: both are boundaries, not behind the end. Cost: constant.
  [[nodiscard]] CodePointSpan to_code_points(const ByteSpan& span) const;
  [[nodiscard]] std::size_t to_code_point(std::size_t byte) const;

 private:
  [[nodiscard]] std::size_t to_byte(std::size_t code_point) const;
  /// Where the code point begins before which so many others begin at or behind `pos`.
  [[nodiscard]] std::size_t skip(std::size_t pos, std::size_t code_points) const;

  std::string_view text_;
  std::size_t code_points_ = 0;
  std::vector<std::size_t> counts_;  // code points that begin before byte 128 * i
};

}  // namespace pseudo::text
