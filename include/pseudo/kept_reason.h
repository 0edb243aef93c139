// The reasons for which a word of an original may be kept.
#pragma once

#include <cstdint>

namespace pseudo {

/// Why a word of an original may occur in its own surrogate. Words of two or more letters and
/// numbers of three or more digits need a reason to be kept.
enum class KeptReason : std::uint8_t {
  kNone,           ///< No reason. Blanks and punctuation need none.
  kTitle,          ///< A title, degree, kinship term or form of address beside a name.
  kFunctionWord,   ///< A particle, article, preposition or conjunction.
  kEnding,         ///< An ending separated from its word: "Wiener:innen", "Huber'sche".
  kLegalForm,      ///< "GmbH", "e. V.", "& Partner".
  kOrgKind,        ///< The noun that names the kind of an organization: "Institut".
  kPlacePattern,   ///< A kind or pattern word of places: "Bad", "Main" in "am Main", "Bezirk".
  kStreetPattern,  ///< A kind or pattern word of streets: "Gasse", "Alte".
  kAddressForm,    ///< A URL scheme, "www", a spelled-out "at", a top-level domain.
  kCueWord,        ///< A word that tells the kind of a number: "Tel.", "IBAN", "978", "Top".
  kCountryMark,    ///< "A-" in a postal code, "0043" in a phone number, "AT" in an IBAN.
};

}  // namespace pseudo
