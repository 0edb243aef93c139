// pseudo view and pseudo diff: show documents next to their originals, as an HTML page and on the
// terminal.
#pragma once

#include "cli/console.h"
#include "cli/options.h"

namespace pseudo::cli {

/// Both return the exit code: 0 if all is shown, 1 if some documents could not be read or the
/// reader closed the pipe.
int run_view(const CliOptions& options, Console& console);
int run_diff(const CliOptions& options, Console& console);

}  // namespace pseudo::cli
