#include "cli/patient_read.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

#include "cli/signals.h"

namespace pseudo::cli {

ssize_t patient_read(int fd, char* bytes, std::size_t count) {
  constexpr int kPatience = 100;  // ms; a signal may come just before the wait begins
  for (;;) {
    pollfd ready{fd, POLLIN, 0};
    const int events = ::poll(&ready, 1, kPatience);
    if (caught_signal() != 0) {
      errno = EINTR;
      return -1;
    }
    if (events == 0 || (events < 0 && errno == EINTR)) continue;
    const ssize_t got = ::read(fd, bytes, count);
    if (got >= 0 || (errno != EINTR && errno != EAGAIN)) return got;
  }
}

}  // namespace pseudo::cli
