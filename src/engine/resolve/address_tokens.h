// Names in a host, mailbox, path or file name that is not annotated as a whole.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/span.h"

namespace pseudo {

/// True if the span is a complete part of an address or handle: "klein" in "klein@", "@klein",
/// "www.klein.at", "office@klein.at". False in a path.
bool is_part_of_address(std::string_view text, ByteSpan span);

/// True if the span has no blanks and lies in an address, file name or tag ("mail@novatrexis.com",
/// "www.novatrexis.com", "info[at]novatrexis.at", "plan_novatrexis.pdf", "#novatrexis"), or if it
/// is a part of a word in lower case, as in a login. Cost: linear in the characters up to the next
/// blank, at most 256 bytes on each side.
bool stands_in_token(std::string_view text, ByteSpan span);

/// Spells a name like a token of an address: umlauts transcribed, blanks and punctuation replaced
/// by one hyphen, and in lower case if the original has no capital. "Seidl & Söhne" becomes
/// "seidl-soehne". Keeps letters beyond ASCII if the original has any.
std::string as_token(std::string_view name, std::string_view original);

/// The letters and digits of a name in lower case, which are equal for a name and its token.
std::string letters_of_token(std::string_view name);

}  // namespace pseudo
