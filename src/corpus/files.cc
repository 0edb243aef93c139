#include "corpus/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <optional>

#include <fmt/format.h>

namespace pseudo {

Fd::~Fd() {
  if (number_ >= 0) ::close(number_);
}

std::string_view system_words(int error_number) {
  const char* words = ::strerrordesc_np(error_number);
  return words != nullptr ? words : "unknown error";
}

Error io_error(std::string_view verb, int error_number) {
  return {ErrorCode::kIo, fmt::format("cannot {}: {}", verb, system_words(error_number))};
}

namespace {

constexpr int kFolder = O_RDONLY | O_DIRECTORY | O_CLOEXEC;

/// Opens a folder inside another one. If it is missing and `mode` is given, creates it.
Fd step(int base, const std::string& name, std::optional<unsigned> mode) {
  Fd folder(::openat(base, name.c_str(), kFolder | O_NOFOLLOW));
  if (folder || errno != ENOENT || !mode) return folder;
  if (::mkdirat(base, name.c_str(), *mode) != 0 && errno != EEXIST) return Fd();
  return Fd(::openat(base, name.c_str(), kFolder | O_NOFOLLOW));
}

Fd go_down(int base, const std::string& path, std::optional<unsigned> mode) {
  Fd folder(::openat(base, ".", kFolder));
  for (std::size_t begin = 0; folder && begin < path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    folder = step(folder.get(), path.substr(begin, end - begin), mode);
    begin = end + 1;
  }
  return folder;
}

}  // namespace

Fd open_folder(const std::string& path) { return Fd(::open(path.c_str(), kFolder)); }

Fd make_folders(const std::string& path, unsigned mode) {
  Fd folder = open_folder(path);
  if (folder || errno != ENOENT) return folder;
  for (std::size_t end = path.find('/', 1); end != std::string::npos;
       end = path.find('/', end + 1)) {
    if (::mkdir(path.substr(0, end).c_str(), mode) != 0 && errno != EEXIST) return Fd();
  }
  if (::mkdir(path.c_str(), mode) != 0 && errno != EEXIST) return Fd();
  return open_folder(path);
}

Fd open_folder_below(int base, const std::string& path) {
  return go_down(base, path, std::nullopt);
}

Fd make_folders_below(int base, const std::string& path, unsigned mode) {
  return go_down(base, path, mode);
}

FileReader::FileReader() : buffer_(new char[kBuffer]) {}  // NOLINT: deliberately not zeroed

namespace {

/// Returns the number of bytes read, 0 at the end, or -1 and sets errno.
ssize_t read_some(int fd, char* into, std::size_t room) {
  ssize_t got = 0;
  do {
    got = ::read(fd, into, room);
  } while (got < 0 && errno == EINTR);
  return got;
}

}  // namespace

Result<std::string_view> FileReader::read(int folder, const char* name, bool follow) {
  // Non-blocking, so that a pipe in place of a file cannot block the run.
  const int flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | (follow ? 0 : O_NOFOLLOW);
  const Fd fd(::openat(folder, name, flags));
  if (!fd) return io_error("read", errno);
  const ssize_t got = read_some(fd.get(), buffer_.get(), kBuffer);
  if (got < 0) return io_error("read", errno);
  const auto size = static_cast<std::size_t>(got);
  if (size < kBuffer) return std::string_view(buffer_.get(), size);
  return read_rest(fd.get(), size);
}

Result<std::string_view> FileReader::read_rest(int fd, std::size_t have) {
  struct stat status {};
  if (::fstat(fd, &status) != 0) return io_error("read", errno);
  large_.assign(buffer_.get(), have);
  large_.resize(std::max(static_cast<std::size_t>(status.st_size), have) + 1);
  for (;;) {
    if (have == large_.size()) large_.resize(large_.size() * 2);
    const ssize_t got = read_some(fd, large_.data() + have, large_.size() - have);
    if (got < 0) return io_error("read", errno);
    if (got == 0) return std::string_view(large_).substr(0, have);
    have += static_cast<std::size_t>(got);
  }
}

Fd open_nameless_file() {
  constexpr int kNameless = O_TMPFILE | O_RDWR | O_CLOEXEC;
  Fd file(::open("/var/tmp", kNameless, 0600));  // /tmp may be in memory
  return file ? std::move(file) : Fd(::open("/tmp", kNameless, 0600));
}

int write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t put = ::write(fd, bytes.data(), bytes.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(put));
  }
  return 0;
}

int write_new_file(int folder, const char* name, std::string_view bytes, unsigned mode) {
  Fd fd(::openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
  if (!fd) return errno;
  const int fault = write_all(fd.get(), bytes);
  if (fault != 0) ::unlinkat(folder, name, 0);
  return fault;
}

int rename_in(int folder, const char* from, const char* to, bool replace) {
  if (replace) return ::renameat(folder, from, folder, to) == 0 ? 0 : errno;
  if (::renameat2(folder, from, folder, to, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return errno;
  // The file system has no atomic rename without replacement: check first.
  if (::faccessat(folder, to, F_OK, AT_SYMLINK_NOFOLLOW) == 0) return EEXIST;
  return ::renameat(folder, from, folder, to) == 0 ? 0 : errno;
}

}  // namespace pseudo
