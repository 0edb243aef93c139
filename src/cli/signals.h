// SIGINT and SIGTERM ask the run to stop; a second one ends the process at once.
#pragma once

namespace pseudo::cli {

/// Also ignores SIGPIPE: a closed pipe is an ordinary error of write.
void catch_signals();
/// The signal that was caught, or 0. Threads: any.
int caught_signal();
/// `code`, or the exit code of the signal that was caught.
int exit_code_or_signal(int code);

}  // namespace pseudo::cli
