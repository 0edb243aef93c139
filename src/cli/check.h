// pseudo check: audits a pseudonymized corpus against its original.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Returns the exit code: 0 without findings, 1 with findings or documents that could not be read.
int run_check(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
