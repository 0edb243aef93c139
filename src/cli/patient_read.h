// Reads from pipes and terminals that may block for a long time.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <string>

#include "pseudo/result.h"

namespace pseudo::cli {

/// As ::read, but waits even if `fd` is non-blocking. A signal of catch_signals() always ends the
/// wait with EINTR.
ssize_t patient_read(int fd, char* bytes, std::size_t count);

/// Reads to the end of a file or pipe. Errors: kIo.
Result<std::string> read_to_end(int fd);
/// Reads the file or named pipe at `path`. Errors: kIo.
Result<std::string> read_to_end(const std::string& path);

}  // namespace pseudo::cli
