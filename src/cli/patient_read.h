// Reads pipes and terminals that may block for long.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <string>

#include "pseudo/result.h"

namespace pseudo::cli {

/// As ::read, but waits even if `fd` is non-blocking. A signal of catch_signals always ends the
/// wait (EINTR).
ssize_t patient_read(int fd, char* bytes, std::size_t count);

/// Reads until the end of a file or pipe. Errors: kIo.
Result<std::string> read_to_end(int fd);
/// The same for a path, which may name a pipe. Errors: kIo.
Result<std::string> read_to_end(const std::string& path);

}  // namespace pseudo::cli
