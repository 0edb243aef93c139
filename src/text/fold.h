// Comparison of names regardless of spelling.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/text.h"

namespace pseudo::text {

/// Equivalent to fold_key(a) == fold_key(b), but usually does not build the keys.
bool same_key(std::string_view a, std::string_view b);

/// Conversion to NFC and NFD. Applied to keys and surrogates, never to document text.
std::string to_nfc(std::string_view utf8);
std::string to_nfd(std::string_view utf8);
bool is_nfc(std::string_view utf8);

/// The transcription of an umlaut or ß, such as "Ae" for Ä; "" for other letters.
std::string_view written_out(char32_t c);

/// Transcribes all umlauts and ß: "Müller" -> "Mueller", "MÜLLER" -> "MUELLER", "Weiß" -> "Weiss".
std::string write_out_umlauts(std::string_view utf8);

}  // namespace pseudo::text
