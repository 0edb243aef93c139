// The identity of a name across its spellings.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/text.h"

namespace pseudo::text {

/// fold_key(a) == fold_key(b), usually without building the keys.
bool same_key(std::string_view a, std::string_view b);

/// NFC and NFD of a text; used for keys and on surrogates, never on document text.
std::string to_nfc(std::string_view utf8);
std::string to_nfd(std::string_view utf8);
bool is_nfc(std::string_view utf8);

/// How an umlaut or ß is written out, "Ae" for Ä; "" for any other letter.
std::string_view written_out(char32_t c);

/// "Müller" -> "Mueller", "MÜLLER" -> "MUELLER", "Weiß" -> "Weiss".
std::string write_out_umlauts(std::string_view utf8);

}  // namespace pseudo::text
