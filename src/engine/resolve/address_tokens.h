// Names that stand in a host, a mailbox, a path or the name of a file, which nobody annotated as
// one.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/span.h"

namespace pseudo {

/// True if all of a part of an address or handle stands there: "klein" of "klein@", "@klein",
/// "www.klein.at", "office@klein.at". Not in a path.
bool is_part_of_address(std::string_view text, ByteSpan span);

/// True of a span without blanks in an address, a file name or a tag: "mail@novatrexis.com",
/// "www.novatrexis.com", "info[at]novatrexis.at", "plan_novatrexis.pdf", "#novatrexis", and of a
/// part of a word in small letters, as in a login. Cost: that of the characters around it up to a
/// blank, 256 bytes at most on each side.
bool stands_in_token(std::string_view text, ByteSpan span);

/// A name as such a token may show it: umlauts written out, one hyphen for blanks and signs, and
/// small letters if the original has no capital: "Seidl & Söhne" is "seidl-soehne". Letters beyond
/// ASCII stay if the original has some.
std::string as_token(std::string_view name, std::string_view original);

/// What a name and its token have in common: letters and digits, in small letters.
std::string letters_of_token(std::string_view name);

}  // namespace pseudo
