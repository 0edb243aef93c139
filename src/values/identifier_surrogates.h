// Replaces identifiers by others of the same kind.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/kept_reason.h"
#include "pseudo/random.h"
#include "values/identifier_kind.h"

namespace pseudo::values {

/// Another identifier of that kind, with letters for letters and digits for digits. `key`: in upper
/// case, with punctuation if it counts. `valid`: check digits are valid; otherwise they are invalid
/// if the kind has any, so that the surrogate belongs to nobody.
/// Never the original; differs in at least half of the places (from four on).
std::string draw_identifier(IdentifierKind kind, std::string_view key, bool valid,
                            DrawStream& stream);

/// Letters and digits of an identifier that stay, counted among its letters and digits.
struct KeptPlaces {
  std::size_t first = 0;
  std::size_t count = 0;
  KeptReason reason = KeptReason::kNone;
};

/// What draw_identifier leaves of this key: country marks of IBAN and BIC, the head of an ISBN, an
/// ORCID or an address of a private network. In order.
std::vector<KeptPlaces> kept_places(IdentifierKind kind, std::string_view key);

}  // namespace pseudo::values
