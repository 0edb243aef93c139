// Identifiers with a shape of their own: IBAN, BIC, ISBN, DOI, ORCID, IP addresses, cards ...
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::values {

enum class IdentifierKind : std::uint8_t {
  kPlain,
  kIban,    ///< ISO 13616; country stays.
  kBic,     ///< ISO 9362; country and a branch XXX stay.
  kIsbn10,  ///< ISO 2108.
  kIsbn13,  ///< 978 or 979 stays.
  kOrcid,   ///< ISO 27729; the leading 0000-000 stays.
  kDoi,     ///< ISO 26324; "10." stays.
  kCard,    ///< ISO/IEC 7812: 13 to 19 digits with a right check digit.
  kIpv4,    ///< Numbers of as many digits, at most 255; a "/mask" stays.
  kHex,     ///< IPv6, MAC addresses, UUIDs: hexadecimal digits stay such.
  kPlate,   ///< Of a car in DE, AT, CH: its number has no leading zero.
};

/// What an identifier is. `core`: as it stands, without a label before it ("IBAN", "ISBN").
/// `plain`: its letters and digits alone, in upper case. `label`: in upper case, or empty.
IdentifierKind recognize_identifier(std::string_view core, std::string_view plain,
                                    std::string_view label);

/// True if the parts of such an identifier are told apart by its punctuation ("1.11" is not
/// "11.1"), so that it belongs to its replacement.
bool punctuation_counts(IdentifierKind kind);

/// Another identifier of that kind, letter for letter and digit for digit. `key`: in upper case,
/// with its punctuation where that counts. `valid`: with right check digits; else with wrong ones
/// where the kind has any, so that no surrogate is anybody's.
/// Never the original, and unlike it in at least half of the places (from four on).
std::string draw_identifier(IdentifierKind kind, std::string_view key, bool valid,
                            DrawStream& stream);

/// True if the check digits of an IBAN, ISBN, ORCID or card number are right. Upper case, no
/// separators. Source: ISO 7064 (mod 97-10, mod 11-2), ISO 2108, ISO/IEC 7812 (Luhn).
bool check_digits_right(IdentifierKind kind, std::string_view plain);

}  // namespace pseudo::values
