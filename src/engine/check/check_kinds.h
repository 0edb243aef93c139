// The check of kinds: a number is a number still, an address an address, a name a name.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "pseudo/document.h"
#include "values/spelled_characters.h"

namespace pseudo {

/// kOtherKind: a surrogate without what its original shows of its kind: the digits of a number, at
/// least half and at most twice as many in those that have a length, the sign of an e-mail address,
/// the host of a URL, a letter of a name; or a mark that is no name. An original that does not show
/// it asks for nothing. Dates are compared in check_dates.h. In other styles: a mark that the style
/// does not make. Offsets of findings are in bytes.
std::vector<Finding> check_kinds(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const values::SpelledWords& words);

}  // namespace pseudo
