// Bytes of mail as UTF-8, whatever charset they are said to be in.
#pragma once

#include <string>
#include <string_view>

namespace pseudo {

struct DecodedText {
  std::string text;       ///< Valid UTF-8; U+FFFD instead of each NUL.
  bool is_guess = false;  ///< The bytes are not in the charset that was named, or it is unknown.
};

/// No byte is lost: bytes that are not in the named charset are read as UTF-8 if they are UTF-8,
/// else as Windows-1252. `charset`: as the mail names it; empty: it names none, which is no fault.
DecodedText decode_charset(std::string_view bytes, std::string_view charset);

}  // namespace pseudo
