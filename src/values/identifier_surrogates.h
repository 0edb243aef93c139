// Draws surrogates for identifiers.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/kept_reason.h"
#include "pseudo/random.h"
#include "values/identifier_kind.h"

namespace pseudo::values {

/// Draws another identifier of that kind, with letters for letters and digits for digits; never the
/// original; at least half of the characters differ (from four on). `key`: in upper case, with
/// punctuation if punctuation_counts(). `valid`: the check digits are valid; otherwise they are
/// invalid if the kind has any, so that the surrogate belongs to nobody.
std::string draw_identifier(IdentifierKind kind, std::string_view key, bool valid,
                            DrawStream& stream);

/// A range of letters and digits that are kept, as indexes among the letters and digits.
struct KeptRange {
  std::size_t first = 0;
  std::size_t count = 0;
  KeptReason reason = KeptReason::kNone;
};

/// The ranges that draw_identifier keeps of this key, in order: country codes of IBAN and BIC, and
/// the heads of ISBN, ORCID and private IP addresses.
std::vector<KeptRange> kept_ranges(IdentifierKind kind, std::string_view key);

}  // namespace pseudo::values
