// Converts mail text to UTF-8, even if its declared charset is wrong.
#pragma once

#include <string>
#include <string_view>

namespace pseudo {

struct DecodedText {
  std::string text;       ///< Valid UTF-8; NUL is replaced by U+FFFD.
  bool is_guess = false;  ///< The declared charset is unknown, or the bytes are not valid in it.
};

/// Decodes bytes without losing any: bytes that are invalid in the declared charset are decoded as
/// UTF-8 if valid, otherwise as Windows-1252. `charset`: as declared; empty: undeclared, which is
/// not a fault.
DecodedText decode_charset(std::string_view bytes, std::string_view charset);

}  // namespace pseudo
