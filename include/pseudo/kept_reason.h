// Why a word of an original stays.
#pragma once

#include <cstdint>

namespace pseudo {

/// Why a word of an original may stand in its own new text. A word of two letters or more or a
/// number of three digits or more that has no reason must go.
enum class KeptReason : std::uint8_t {
  kNone,           ///< No reason is stated. Blanks and punctuation need none.
  kTitle,          ///< A title, degree, kin word or word of address with a name left beside it.
  kFunctionWord,   ///< A particle, article, preposition or conjunction.
  kEnding,         ///< An ending that stands apart from its word: "Wiener:innen", "Huber'sche".
  kLegalForm,      ///< "GmbH", "e. V.", "& Partner".
  kOrgKind,        ///< The noun that says the kind of an organisation: "Institut".
  kPlacePattern,   ///< Kind and pattern words of places: "Bad", "Main" in "am Main", "Bezirk".
  kStreetPattern,  ///< Kind and pattern words of streets: "Gasse", "Alte".
  kAddressForm,    ///< Scheme, "www", a spelled "at", an ending of an address.
  kCueWord,        ///< What says the kind of a number: "Tel.", "IBAN", "978", "Top".
  kCountryMark,    ///< "A-" of a postal code, "0043" of a phone number, "AT" of an IBAN.
};

}  // namespace pseudo
