// Encoded words in the headers of mails (RFC 2047), which people forward as plain text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pseudo::text {

struct EncodedWord {
  std::size_t size = 0;  ///< Bytes in the input; 0: there is none.
  std::string read;      ///< UTF-8.
};

/// Reads the word in base64 at the begin of `utf8`: "=?utf-8?B?SHViZXI=?=". Character sets: UTF-8,
/// ISO 8859-1 and those alike in the letters of names. Words in the other encoding, "=?utf-8?Q?",
/// are readable apart from their escapes.
EncodedWord read_encoded_word(std::string_view utf8);

}  // namespace pseudo::text
