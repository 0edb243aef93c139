// Styles that cannot be.
#pragma once

#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// Errors: kUsage (the year of what is no date, tags that cannot stand in a line or have no place
/// for their number, a mask that is not one visible character).
Status check_styles(const Options& options);

}  // namespace pseudo
