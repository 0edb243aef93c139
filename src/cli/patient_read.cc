#include "cli/patient_read.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>

#include "cli/signals.h"
#include "corpus/files.h"

namespace pseudo::cli {

ssize_t patient_read(int fd, char* bytes, std::size_t count) {
  constexpr int kPatience = 100;  // ms; a signal may arrive just before the wait begins
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

Result<std::string> read_to_end(int fd) {
  constexpr std::size_t kBlock = std::size_t{1} << 16U;
  std::string all;
  for (std::string block(kBlock, '\0');;) {
    const ssize_t got = patient_read(fd, block.data(), block.size());
    if (got < 0) return io_error("read", errno);
    if (got == 0) return all;
    all.append(block, 0, static_cast<std::size_t>(got));
  }
}

// Opening a named pipe blocks until there is a writer. Without one, the pipe would look empty.
Result<std::string> read_to_end(const std::string& path) {
  const Fd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!fd) return io_error("read", errno);
  return read_to_end(fd.get());
}

}  // namespace pseudo::cli
