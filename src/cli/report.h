// pseudo report: prints the sum of the reports of runs.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Returns the exit code.
int run_report(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
