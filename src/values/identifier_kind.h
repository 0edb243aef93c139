// Kinds of identifiers that have a recognizable shape.
#pragma once

#include <cstdint>

namespace pseudo::values {

enum class IdentifierKind : std::uint8_t {
  kPlain,
  kIban,     ///< ISO 13616; the country stays.
  kBic,      ///< ISO 9362; the country and a branch XXX stay.
  kIsbn10,   ///< ISO 2108.
  kIsbn13,   ///< 978 or 979 stays.
  kOrcid,    ///< ISO 27729; the leading 0000-000 stays.
  kDoi,      ///< ISO 26324; "10." stays.
  kCard,     ///< ISO/IEC 7812: 13 to 19 digits with a valid check digit.
  kIpv4,     ///< Numbers keep their digit counts, at most 255; a "/mask" stays.
  kHex,      ///< IPv6, MAC addresses, UUIDs: hexadecimal digits stay such.
  kTaxId,    ///< Germany: number of a taxpayer; as the next four only with its right check digit.
  kPension,  ///< Germany: number of the pension insurance.
  kHealth,   ///< Germany: number of the health insurance.
  kDoctor,   ///< Germany: number of a physician (LANR).
  kSocial,   ///< Austria: number of the social insurance.
  kPlate,    ///< Number plate of a vehicle: a district, letters and a number without leading zero.
};

}  // namespace pseudo::values
