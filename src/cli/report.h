// pseudo report: prints the reports of runs, added up.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Returns the exit code.
int run_report(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
