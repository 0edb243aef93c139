// The check of numbers and addresses: one has one surrogate, two have two.
#pragma once

#include <span>
#include <vector>

#include "engine/check.h"
#include "engine/check_pairs.h"
#include "engine/setup.h"
#include "pseudo/document.h"

namespace pseudo {

/// kEntitySplit, kEntitiesMerged. Compares their letters and digits, whatever divides them. Offsets
/// of findings are in bytes.
std::vector<Finding> check_values(const Checked& before, const Document& after,
                                  std::span<const ReplacedStretch> stretches,
                                  const Options& options);

}  // namespace pseudo
