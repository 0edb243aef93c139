// pseudo eval: compares two sets of annotations of the same texts.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Prints the table on standard output. Returns the exit code: 0, or 1 if documents could not be
/// compared.
int run_eval(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
