// pseudo labels: lists the labels of a corpus, and what each would become.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Returns the exit code.
int run_labels(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
