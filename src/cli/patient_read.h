// Reading from pipes and terminals that may keep silent.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <string>

#include "pseudo/result.h"

namespace pseudo::cli {

/// As ::read, but waits where `fd` does not block, and a signal that catch_signals catches ends the
/// wait (EINTR) whenever it comes.
ssize_t patient_read(int fd, char* bytes, std::size_t count);

/// All that comes, until a file or pipe is at its end. Errors: kIo.
Result<std::string> read_to_end(int fd);
/// ... of a file with a name, which may be a pipe. Errors: kIo.
Result<std::string> read_to_end(const std::string& path);

}  // namespace pseudo::cli
