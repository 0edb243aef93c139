// Bytes of mail as UTF-8, whatever charset they are said to be in.
#pragma once

#include <string>
#include <string_view>

namespace pseudo {

struct DecodedText {
  std::string text;       ///< Valid UTF-8 without NUL: U+FFFD stands for each.
  bool is_guess = false;  ///< The bytes are not in the charset that was named, or it is unknown.
};

/// No byte is lost: what is not in the charset named is read as UTF-8 if it is UTF-8, else as
/// Windows-1252. `charset`: its name in the mail; empty: none, which is no fault.
DecodedText decode_charset(std::string_view bytes, std::string_view charset);

}  // namespace pseudo
