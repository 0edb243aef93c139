#include "corpus/stream_sink.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include <fmt/format.h>

#include "corpus/ids.h"

namespace pseudo {

Status StreamSink::inspect(const OutputPlace& place, bool overwrite) {
  struct stat status {};
  if (place.path == "-" || ::stat(place.real.c_str(), &status) != 0) return Done{};
  if (S_ISDIR(status.st_mode)) {
    return Error{ErrorCode::kUsage,
                 fmt::format("the output {} is a folder; name a file with -o, or use --format brat",
                             printable(place.path))};
  }
  if (overwrite) return Done{};
  return Error{ErrorCode::kExists,
               fmt::format("{} is already there; nothing was written. Use --overwrite, or another "
                           "place with -o",
                           printable(place.path))};
}

Result<std::unique_ptr<StreamSink>> StreamSink::open(const OutputPlace& place,
                                                     const RunPlan& plan) {
  std::unique_ptr<StreamSink> sink(new StreamSink);  // NOLINT: private constructor
  sink->place_ = place;
  sink->overwrite_ = plan.overwrite;
  if (sink->standard()) {
    sink->fd_ = Fd(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0));
    return sink;
  }
  const auto fault = [&](int error_number) {
    Error error = io_error("write", error_number);
    error.message = fmt::format("{}: {}", printable(place.path), error.message);
    return error;
  };
  const std::string folder = std::filesystem::path(place.real).parent_path().string();
  if (!make_folders(AT_FDCWD, folder, plan.use_umask ? 0777 : 0700)) return fault(errno);
  const std::string part = place.real + ".part";
  const mode_t mode = plan.use_umask ? 0666 : 0600;
  sink->fd_ = Fd(::open(part.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, mode));
  if (!sink->fd_) return fault(errno);
  if (::flock(sink->fd_.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    return Error{ErrorCode::kExists,
                 fmt::format("{}.part: another run is writing it", printable(place.path))};
  }
  if (::ftruncate(sink->fd_.get(), 0) != 0) return fault(errno);
  return sink;
}

int StreamSink::write(std::string_view lines) {
  const int fault = write_all(fd_.get(), lines);
  if (fault == 0) {
    size_ += lines.size();
  } else if (!standard()) {
    // Cut the torn line off; if even that fails the name still says that it is a part.
    if (::ftruncate(fd_.get(), static_cast<off_t>(size_)) != 0) return fault;
  }
  return fault;
}

Status StreamSink::close(bool complete) {
  if (standard()) return Done{};
  const std::string part = place_.real + ".part";
  if (!complete) return Done{};
  if (size_ == 0) {
    ::unlink(part.c_str());
    return Done{};
  }
  if (::fsync(fd_.get()) != 0) return io_error("bring the output safely to disk", errno);
  const int fault = rename_in(AT_FDCWD, part.c_str(), place_.real.c_str(), overwrite_);
  if (fault == EEXIST) {
    return Error{ErrorCode::kExists,
                 fmt::format("{} has appeared during the run; the result is {}.part",
                             printable(place_.path), printable(place_.path))};
  }
  if (fault != 0) return io_error("rename the output", fault);
  if (::syncfs(fd_.get()) != 0) return io_error("bring the output safely to disk", errno);
  return Done{};
}

}  // namespace pseudo
