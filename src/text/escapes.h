// Characters that a format writes in other ones: "M%C3%BCller", "M&uuml;ller", "M=FCller",
// "MÃ¼ller".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::text {

/// A text put together from places of another one.
class Assembled {
 public:
  /// Appends what stands at `source`, as it is or as it is read.
  void append(std::string_view bytes, ByteSpan source);
  [[nodiscard]] const std::string& text() const { return text_; }
  /// Where a stretch of the text comes from, from the first of its characters to the last.
  /// Precondition: not empty, inside the text.
  [[nodiscard]] ByteSpan source(ByteSpan span) const;

 private:
  struct Piece {
    std::size_t begin = 0;  // in text_
    ByteSpan source;
    bool is_copy = false;  // byte for byte
  };
  [[nodiscard]] const Piece& piece_at(std::size_t pos) const;

  std::string text_;
  std::vector<Piece> pieces_;
};

/// The text with the characters that stand for others read: percent signs (RFC 3986), character
/// references of HTML, quoted-printable (RFC 2045), \u of JSON. A byte that is no UTF-8 is one of
/// ISO 8859-1. Letters and quotation marks whose UTF-8 was read as ISO 8859-1 or Windows-1252 are
/// read, too. Tags of HTML inside of words are left out. Nothing if there is none. Cost: linear.
std::optional<Assembled> without_escapes(std::string_view utf8);

}  // namespace pseudo::text
