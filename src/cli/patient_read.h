// Reading secrets from pipes and terminals that may keep silent.
#pragma once

#include <sys/types.h>

#include <cstddef>

namespace pseudo::cli {

/// As ::read, but waits where `fd` does not block, and a signal that catch_signals catches ends the
/// wait (EINTR) whenever it comes.
ssize_t patient_read(int fd, char* bytes, std::size_t count);

}  // namespace pseudo::cli
