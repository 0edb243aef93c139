// Check digits of identifiers.
#pragma once

#include <string_view>

#include "values/identifier_kind.h"

namespace pseudo::values {

// All functions expect upper case letters and digits only. A check character is '0'-'9' or 'X'.

/// The remainder modulo 97; letters count as 10 (A) to 35 (Z). Source: ISO 7064 mod 97-10.
int mod97(std::string_view plain);
/// The check digit for any number of digits. Source: ISO 7064 mod 11,10.
int mod11_10(std::string_view digits);

/// The last character of an ISBN, ORCID or card number, given the characters before it.
char check_character(IdentifierKind kind, std::string_view head);

/// True if the check digits of an IBAN, ISBN, ORCID, card or national number are valid.
bool check_digits_right(IdentifierKind kind, std::string_view plain);

}  // namespace pseudo::values
