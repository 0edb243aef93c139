// What the findings of the check mean for a run: errors, and mentions that were missed.
#pragma once

#include <vector>

#include "pseudo/check.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// The mentions that nobody annotated.
/// Errors: kLeak, kMissedMention (under that policy), kInternal.
Result<std::vector<MissedMention>> accept_findings(const std::vector<Finding>& findings,
                                                   const Options& options);

}  // namespace pseudo
