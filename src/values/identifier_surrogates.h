// Identifiers that replace others of their kind.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "values/identifier_kind.h"

namespace pseudo::values {

/// Another identifier of that kind, letter for letter and digit for digit. `key`: in upper case,
/// with its punctuation where that counts. `valid`: with right check digits; else with wrong ones
/// where the kind has any, so that no surrogate is anybody's.
/// Never the original, and unlike it in at least half of the places (from four on).
std::string draw_identifier(IdentifierKind kind, std::string_view key, bool valid,
                            DrawStream& stream);

}  // namespace pseudo::values
