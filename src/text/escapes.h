// Decodes escaped and wrongly encoded characters: "M%C3%BCller", "M&uuml;ller", "M=FCller",
// "MÃ¼ller".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::text {

/// A text assembled from pieces of a source text.
class Assembled {
 public:
  /// Appends `bytes`, which are the text at `source` or what it decodes to.
  void append(std::string_view bytes, ByteSpan source);
  [[nodiscard]] const std::string& text() const { return text_; }
  /// The span of the source text that produced a span of this text. Precondition: `span` is not
  /// empty and lies inside the text.
  [[nodiscard]] ByteSpan source(ByteSpan span) const;

 private:
  struct Piece {
    std::size_t begin = 0;  // in text_
    ByteSpan source;
    bool is_copy = false;  // copied byte for byte
  };
  [[nodiscard]] const Piece& piece_at(std::size_t pos) const;

  std::string text_;
  std::vector<Piece> pieces_;
};

/// Returns the text with escapes decoded: percent encoding (RFC 3986), HTML character references,
/// quoted-printable (RFC 2045), encoded words in base64 (RFC 2047), JSON \u, umlauts of TeX.
/// Decoded bytes that are not UTF-8 are taken as ISO 8859-1. Letters and quotation marks whose
/// UTF-8 was read as ISO 8859-1 or Windows-1252 are repaired. HTML tags inside words are removed.
/// Returns nothing if there are no escapes. Linear.
std::optional<Assembled> without_escapes(std::string_view utf8);

}  // namespace pseudo::text
