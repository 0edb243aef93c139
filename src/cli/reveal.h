// pseudo reveal: restores originals from vaults.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Returns the exit code.
int run_reveal(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
