// Check digits of identifiers.
#pragma once

#include <string_view>

#include "values/identifier_kind.h"

namespace pseudo::values {

// All functions expect only letters and digits, in upper case. A check character is '0'-'9' or 'X'.

/// Remainder of a string by 97, letters counting 10 (A) to 35 (Z). Source: ISO 7064 mod 97-10.
int mod97(std::string_view plain);
/// The check digit after any number of digits. Source: ISO 7064 mod 11,10.
int mod11_10(std::string_view digits);

/// The last character of an ISBN, ORCID or card number. `head`: the number without it.
char check_character(IdentifierKind kind, std::string_view head);

/// True if the check digits of an IBAN, ISBN, ORCID, card or national number are right.
bool check_digits_right(IdentifierKind kind, std::string_view plain);

}  // namespace pseudo::values
