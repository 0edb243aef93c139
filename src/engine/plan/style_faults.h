// Checks the options for styles that are impossible.
#pragma once

#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// Errors: kUsage (style year for a label that is not a date; a tag that cannot occur within a line
/// or lacks the place of its number; a mask that is not a single visible character).
Status check_styles(const Options& options);

}  // namespace pseudo
