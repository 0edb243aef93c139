#include "corpus/output/leftovers.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <vector>

#include <fmt/format.h>

#include "pseudo/random.h"

namespace pseudo {

namespace {

namespace fs = std::filesystem;

std::string fresh_token() {
  const Key noise = Key::random();
  std::string token;
  for (std::size_t i = 0; i < 8; ++i) token += fmt::format("{:02x}", noise.bytes()[i]);
  return token;
}

bool still_linked(int fd) {
  struct stat status {};
  return ::fstat(fd, &status) == 0 && status.st_nlink > 0;
}

}  // namespace

int RunLock::take(int folder, unsigned mode) {
  folder_ = folder;
  for (;;) {
    name_ = std::string(kTemporary) + fresh_token();
    fd_ = Fd(::openat(folder, name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
    if (!fd_) return errno;
    // Another run may have removed the file as stale before it was locked: retry.
    if (::flock(fd_.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) continue;
    if (still_linked(fd_.get())) return 0;
  }
}

void RunLock::release() {
  if (fd_) ::unlinkat(folder_, name_.c_str(), 0);
  fd_ = Fd();
}

std::string RunLock::temporary(std::string_view rest) const {
  return fmt::format("{}-{}", name_, rest);
}

bool Leftovers::is_stale(std::string_view name) {
  if (name.substr(0, kTemporary.size()) != kTemporary) return false;
  const std::string lock(name.substr(0, name.find('-', kTemporary.size())));
  const auto known = stale_.find(lock);
  if (known != stale_.end()) return known->second;
  const Fd fd(::openat(folder_, lock.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
  const bool stale = fd ? ::flock(fd.get(), LOCK_EX | LOCK_NB) == 0 : errno == ENOENT;
  stale_.emplace(lock, stale);
  return stale;
}

void remove_leftovers(int output_folder, const std::string& real) {
  Leftovers leftovers(output_folder);
  std::vector<fs::path> stale;
  bool dead_run = false;
  std::error_code fault;
  for (fs::directory_iterator item(real, fault), end; !fault && item != end;
       item.increment(fault)) {
    const std::string name = item->path().filename().string();
    if (!leftovers.is_stale(name)) continue;
    dead_run = true;
    stale.push_back(item->path());
  }
  if (dead_run) {
    constexpr auto kSkip = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator item(real, kSkip, fault), end; !fault && item != end;
         item.increment(fault)) {
      if (item.depth() > 0 && leftovers.is_stale(item->path().filename().string())) {
        stale.push_back(item->path());
      }
    }
  }
  // Locks have the shortest names and are removed last, so that a run killed here leaves them to
  // the next.
  for (const bool locks : {false, true}) {
    for (const fs::path& path : stale) {
      const std::string name = path.filename().string();
      const bool lock = name.find('-', kTemporary.size()) == std::string::npos;
      if (lock == locks) fs::remove(path, fault);
    }
  }
}

}  // namespace pseudo
