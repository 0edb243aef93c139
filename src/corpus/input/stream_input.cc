#include "corpus/input/stream_input.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fmt/format.h>

namespace pseudo {

namespace {

constexpr std::size_t kBlockOfStream = std::size_t{1} << 17U;  // bytes per read
constexpr int kPatience = 200;                                 // ms until `stop` is polled again

bool is_stopped(const std::function<bool()>& stop) { return stop && stop(); }

}  // namespace

Result<StreamInput> StreamInput::open(const std::string& path) {
  if (path == "-") {
    return StreamInput(Fd(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)), Packing::kNone);
  }
  Fd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!fd) return io_error("read", errno);
  return StreamInput(std::move(fd), packing_of_name(path));
}

Result<std::size_t> StreamInput::wait_and_read(char* into, std::size_t room,
                                               const std::function<bool()>& stop) {
  for (;;) {
    pollfd ready{fd_.get(), POLLIN, 0};
    const int events = ::poll(&ready, 1, kPatience);
    if (is_stopped(stop)) return std::size_t{0};
    if (events == 0 || (events < 0 && errno == EINTR)) continue;
    const ssize_t got = ::read(fd_.get(), into, room);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got < 0) return io_error("read", errno);
    return static_cast<std::size_t>(got);
  }
}

Result<bool> StreamInput::fill(const std::function<bool()>& stop) {
  raw_.erase(0, std::exchange(raw_at_, 0));
  const std::size_t have = raw_.size();
  raw_.resize(have + kBlockOfStream);
  const Result<std::size_t> got = wait_and_read(raw_.data() + have, kBlockOfStream, stop);
  raw_.resize(have + got.value_or(0));
  if (!got) return got.error();
  return *got > 0;
}

Status StreamInput::recognise(const std::function<bool()>& stop) {
  std::optional<Packing> packing;
  while (!packing) {
    const Result<bool> more = fill(stop);
    if (!more) return more.error();
    packing = *more ? packing_of_bytes(raw_) : Packing::kNone;
  }
  if (*packing == Packing::kNone && named_ != Packing::kNone && !is_stopped(stop)) {
    return Error{ErrorCode::kMalformed,
                 fmt::format("its name ends in {}, but it holds no {} data; rename it, or fetch it "
                             "again",
                             ending_of(named_), name_of(named_))};
  }
  if (*packing != Packing::kNone) unpacker_ = make_unpacker(*packing);
  packing_ = packing;
  return Done{};
}

Result<std::size_t> StreamInput::unpack(char* into, std::size_t room,
                                        const std::function<bool()>& stop) {
  for (;;) {
    if (raw_at_ == raw_.size() && !is_filled_) {
      const Result<bool> more = fill(stop);
      if (!more) return more.error();
      if (!*more && !unpacker_->between_members() && !is_stopped(stop)) {
        return Error{ErrorCode::kMalformed,
                     fmt::format("ends inside its {} data: it was cut off; fetch or pack it again",
                                 name_of(*packing_))};
      }
      if (!*more) return std::size_t{0};
    }
    if (is_stopped(stop)) return std::size_t{0};
    const Result<Unpacker::Step> step =
        unpacker_->unpack(std::string_view(raw_).substr(raw_at_), into, room);
    if (!step) return step.error();
    raw_at_ += step->taken;
    is_filled_ = step->made == room;
    if (step->made > 0) return step->made;
  }
}

Result<std::size_t> StreamInput::read(char* into, std::size_t room,
                                      const std::function<bool()>& stop) {
  if (!packing_) {
    if (const Status known = recognise(stop); !known) return known.error();
  }
  if (unpacker_) return unpack(into, room, stop);
  if (raw_at_ == raw_.size()) return wait_and_read(into, room, stop);
  const std::size_t size = std::min(room, raw_.size() - raw_at_);
  raw_.copy(into, size, raw_at_);
  raw_at_ += size;
  return size;
}

}  // namespace pseudo
