// Checks kinds: the surrogate of a number must be a number, that of an address an address.
#pragma once

#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "pseudo/document.h"
#include "values/spelled_characters.h"

namespace pseudo {

/// Returns findings of kOtherKind, with offsets in bytes: a surrogate that lacks a characteristic
/// of the kind that its original has (digits of a number, between half and twice as many if numbers
/// of the kind have a length; "@" of an e-mail address; host of a URL; letter of a name), or a
/// placeholder instead of a name. In other styles: a mark that the style does not produce. Dates
/// are checked in check_dates.h.
std::vector<Finding> check_kinds(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const values::SpelledWords& words);

}  // namespace pseudo
