// pseudo view and pseudo diff: documents beside their originals, as a page and on the terminal.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Each returns the exit code: 0 shown, 1 some documents could not be read, or the reader closed
/// the pipe.
int run_view(const CliOptions& options, Console& console);
int run_diff(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
