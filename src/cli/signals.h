// Handles SIGINT and SIGTERM: the first signal asks the run to stop, a second one ends the process.
#pragma once

namespace pseudo::cli {

/// Installs the handlers. Also ignores SIGPIPE, so that a closed pipe is an ordinary error of
/// write.
void catch_signals();
/// Returns the signal that was caught, or 0. Thread-safe.
int caught_signal();
/// Returns the exit code of the signal that was caught, else `code`.
int exit_code_or_signal(int code);

}  // namespace pseudo::cli
