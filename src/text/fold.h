// The identity of a name across its spellings.
#pragma once

#include <string>
#include <string_view>

namespace pseudo::text {

/// The key under which all spellings of one name meet: NFC, case folded, umlauts written out
/// (ä ae, ö oe, ü ue, ß ss; DIN 5007-2), any hyphen or run of white space one blank, any
/// apostrophe ', outer white space gone. Other accents stay: René and Rene are two names.
/// "MÜLLER-Lüdenscheidt", "Mueller Luedenscheidt" -> "mueller luedenscheidt".
std::string fold_key(std::string_view utf8);

/// fold_key(a) == fold_key(b), mostly without making the keys.
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
