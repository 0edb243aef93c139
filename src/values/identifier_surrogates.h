// Replaces identifiers by others of the same kind.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/random.h"
#include "values/identifier_kind.h"

namespace pseudo::values {

/// Another identifier of that kind, with letters for letters and digits for digits. `key`: in upper
/// case, with punctuation if it counts. `valid`: check digits are valid; otherwise they are invalid
/// if the kind has any, so that the surrogate belongs to nobody.
/// Never the original; differs in at least half of the places (from four on).
std::string draw_identifier(IdentifierKind kind, std::string_view key, bool valid,
                            DrawStream& stream);

}  // namespace pseudo::values
