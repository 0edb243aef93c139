#include "corpus/input/line_reader.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string_view>

namespace pseudo {

namespace {

constexpr std::size_t kKept = std::size_t{1} << 22U;   // bytes of room kept after a long line
constexpr std::size_t kBlock = std::size_t{1} << 17U;  // bytes read at once
constexpr int kPatience = 200;                         // ms until `stop` is asked again

}  // namespace

Result<LineReader> LineReader::open(const std::string& path) {
  if (path == "-") return LineReader(Fd(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)));
  Fd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!fd) return io_error("read", errno);
  return LineReader(std::move(fd));
}

Result<std::size_t> LineReader::fill(const std::function<bool()>& stop) {
  const std::size_t most = std::max(kBlock, have_ / 2);
  if (room_.size() < have_ + kBlock) room_.resize(have_ + most);
  const std::size_t room = std::min(room_.size() - have_, most);
  for (;;) {
    pollfd ready{fd_.get(), POLLIN, 0};
    const int events = ::poll(&ready, 1, kPatience);
    if (stop && stop()) break;
    if (events == 0 || (events < 0 && errno == EINTR)) continue;
    const ssize_t got = ::read(fd_.get(), room_.data() + have_, room);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got < 0) return io_error("read", errno);
    have_ += static_cast<std::size_t>(got);
    return static_cast<std::size_t>(got);
  }
  have_ = 0;  // stopped: an incomplete line is not used
  return std::size_t{0};
}

/// Moves the bytes from `begin` on to the front, and frees memory that a long line took.
void LineReader::keep_rest(std::size_t begin) {
  std::copy(room_.data() + begin, room_.data() + have_, room_.data());
  have_ -= begin;
  if (room_.size() <= kKept) return;
  room_.resize(have_);
  room_.shrink_to_fit();
}

Result<bool> LineReader::next(std::string& lines, const std::function<bool()>& stop) {
  std::size_t whole = 0;  // bytes of whole lines in room_
  while (whole == 0) {
    const std::size_t before = have_;
    const Result<std::size_t> got = fill(stop);
    if (!got) return got.error();
    if (*got == 0) {
      room_.resize(std::exchange(have_, 0));
      lines = std::exchange(room_, {});
      return !lines.empty();
    }
    const std::string_view added = std::string_view(room_).substr(before, *got);
    const std::size_t end = added.rfind('\n');
    if (end != std::string_view::npos) whole = before + end + 1;
  }
  lines.assign(room_, 0, whole);
  keep_rest(whole);
  return true;
}

}  // namespace pseudo
