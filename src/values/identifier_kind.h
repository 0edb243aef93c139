// Kinds of identifiers that have a recognizable shape.
#pragma once

#include <cstdint>

namespace pseudo::values {

enum class IdentifierKind : std::uint8_t {
  kPlain,
  kIban,    ///< ISO 13616; the country is kept.
  kBic,     ///< ISO 9362; the country and a branch XXX are kept.
  kIsbn10,  ///< ISO 2108.
  kIsbn13,  ///< 978 or 979 is kept.
  kOrcid,   ///< ISO 27729; the leading 0000-000 is kept.
  kDoi,     ///< ISO 26324; "10." is kept.
  kCard,    ///< ISO/IEC 7812: 13 to 19 digits with a valid check digit.
  kIpv4,    ///< Each number keeps its digit count and is at most 255; a "/mask" is kept.
  kHex,     ///< IPv6, MAC addresses, UUIDs: replaced by hexadecimal digits.
  /// Germany: taxpayer number. Like the next four, recognized only with a valid check digit.
  kTaxId,
  kPension,  ///< Germany: pension insurance number.
  kHealth,   ///< Germany: health insurance number.
  kDoctor,   ///< Germany: physician number (LANR).
  kSocial,   ///< Austria: social insurance number.
  kPlate,    ///< Vehicle number plate: a district, letters, and a number without leading zero.
};

}  // namespace pseudo::values
